package io.github.terrene.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class ArrayBuilderTest {

    @Property
    void everythingThatWasAddedIsThereInOrder(
            @ForAll List<Integer> things, @ForAll @IntRange(min = 1, max = 20) int usual) {
        ArrayBuilder<Integer> gathered = new ArrayBuilder<>(usual);
        things.forEach(gathered::add);
        assertThat(gathered.all()).containsExactlyElementsOf(things);
        assertThat(gathered).containsExactlyElementsOf(things);
        assertThat(gathered.size()).isEqualTo(things.size());
    }

    /** A full array is handed over without a copy, so what comes later must go elsewhere. */
    @Test
    void whatWasHandedOverStaysAsItWas() {
        ArrayBuilder<String> gathered = new ArrayBuilder<>(2);
        gathered.add("a");
        gathered.add("b");
        Array<String> before = gathered.all();
        gathered.add("c");
        assertThat(before).containsExactly("a", "b");
        assertThat(gathered.all()).containsExactly("a", "b", "c");
    }

    @Test
    void roomThatIsNotUsedDoesNotShow() {
        ArrayBuilder<String> gathered = new ArrayBuilder<>(10);
        gathered.add("a");
        gathered.add("b");
        assertThat(gathered.all()).containsExactly("a", "b");
        assertThat(new ArrayBuilder<String>(5).all()).isEmpty();
    }
}
