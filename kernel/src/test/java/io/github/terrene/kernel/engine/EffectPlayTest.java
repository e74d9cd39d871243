package io.github.terrene.kernel.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.TableEvent;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class EffectPlayTest {
    /** Nothing that happens changes this table. */
    private record Nothing() implements TableEvent<String> {
        @Override
        public String applyTo(String table) {
            return table;
        }
    }

    private record State(Array<String> queue, Array<String> caused) implements PromptedState {
        @Override
        public @Nullable GamePrompt prompt() {
            return null;
        }

        @Override
        public Option<Outcome> outcome() {
            return Option.none();
        }

        @Override
        public Kinds offers(Seat seat) {
            return Kinds.NONE;
        }

        @Override
        public Rejection notNow(Seat seat, String rule) {
            return Rejection.of(rule + "/not-now", "not now");
        }
    }

    /** Effects that were caused together happen in the order of the alphabet. */
    private static final class Play extends EffectPlay<State, String, Nothing, String, String> {
        Play(String queued, String caused) {
            super("", Rng.of(1), List.empty(), false, Array.of(queued), Array.of(caused));
        }

        @Override
        protected Array<String> ordered(Array<String> effects) {
            return effects.sorted();
        }

        @Override
        protected boolean carriesOut(String next) {
            return false;
        }

        @Override
        protected State state() {
            return new State(queue(), caused());
        }

        void end() {
            finish();
            dropEffects();
        }
    }

    private final Play play = new Play("first", "z");

    @Test
    void whatWasCausedComesInOrderAfterAllThatWaits() {
        play.cause("y");
        play.queue(Array.of("second"));
        assertThat(play.state()).isEqualTo(new State(Array.of("first", "second"), Array.of("z", "y")));
        play.queueCaused();
        assertThat(play.state()).isEqualTo(new State(Array.of("first", "second", "y", "z"), Array.empty()));
        assertThat(play.nextEffect()).isEqualTo("first");
        assertThat(play.queue()).containsExactly("second", "y", "z");
    }

    @Test
    void whatWasCausedWaitsUntilItIsQueued() {
        assertThat(play.nextEffect()).isEqualTo("first");
        assertThat(play.nextEffect()).isNull();
        assertThat(play.caused()).containsExactly("z");
    }

    @Test
    void nothingWaitsWhenTheGameIsOver() {
        play.end();
        play.cause("y");
        play.queue(Array.of("second"));
        assertThat(play.nextEffect()).isNull();
        assertThat(play.state()).isEqualTo(new State(Array.empty(), Array.empty()));
    }
}
