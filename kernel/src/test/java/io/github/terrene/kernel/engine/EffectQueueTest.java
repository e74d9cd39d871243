package io.github.terrene.kernel.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class EffectQueueTest {
    private final EffectQueue<String> queue = new EffectQueue<>(Array.of("first"), Array.of("z"));

    @Test
    void whatWasCausedComesInOrderAfterAllThatWaits() {
        queue.cause("y");
        queue.add(Array.of("second"));
        assertThat(queue.caused()).containsExactly("z", "y");
        queue.settle(Array::sorted);
        assertThat(queue.caused()).isEmpty();
        assertThat(queue.waiting()).containsExactly("first", "second", "y", "z");
        assertThat(queue.next()).isEqualTo("first");
        assertThat(queue.waiting()).containsExactly("second", "y", "z");
    }

    @Test
    void itIsEmptyOnlyIfNothingWaitsAndNothingWasCaused() {
        assertThat(queue.next()).isEqualTo("first");
        assertThat(queue.next()).isNull();
        assertThat(queue.isEmpty()).isFalse();
        queue.clear();
        assertThat(queue.isEmpty()).isTrue();
        queue.settle(caused -> {
            throw new AssertionError("there is nothing to put in order");
        });
        assertThat(queue.waiting()).isEmpty();
    }
}
