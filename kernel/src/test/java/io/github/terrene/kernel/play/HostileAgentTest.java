package io.github.terrene.kernel.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.terrene.kernel.Nim;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.vavr.collection.Array;
import java.io.IOException;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever an agent does, it is its own failure, and whoever plays many games plays on. */
class HostileAgentTest {
    private static final Seat B = Seat.of(1);

    /** Says nothing of itself, but throws. */
    private static final class Mute extends RuntimeException {
        private static final long serialVersionUID = 1;

        private final transient Supplier<Throwable> instead;

        Mute(Supplier<Throwable> instead) {
            this.instead = instead;
        }

        @Override
        public String toString() {
            return thrown(instead.get());
        }
    }

    @SuppressWarnings("unchecked") // the compiler is told that it is none that must be declared
    private static <T extends Throwable> String thrown(Throwable any) throws T {
        throw (T) any;
    }

    /** Blames A, whose agent fails in a game of this agent's own. */
    private static AgentFailure ofAnotherGame() {
        return failure(() -> new IllegalStateException("in another game"), 0);
    }

    private static AgentFailure failure(Supplier<Throwable> thrown, int seat) {
        Agent<Nim.View, Nim.Action, Nim.Event> first = (view, legal, rng) -> legal.head();
        Agent<Nim.View, Nim.Action, Nim.Event> hostile = (view, legal, rng) -> {
            thrown(thrown.get());
            return legal.head();
        };
        return failure(Array.of(first, first).update(seat, hostile));
    }

    private static AgentFailure failure(Array<Agent<Nim.View, Nim.Action, Nim.Event>> agents) {
        Step<Nim.Game, Nim.Event> start =
                Nim.RULES.start(new Nim.Config(5, "five"), 1).get();
        return catchThrowableOfType(
                AgentFailure.class, () -> Host.of(Nim.RULES, agents).play(start, Rng.of(3)));
    }

    static Stream<Supplier<Throwable>> anything() {
        return Stream.of(
                () -> new IllegalStateException("a bug"),
                () -> new IOException("not declared"),
                () -> new AssertionError("not so"),
                () -> new OutOfMemoryError("too many thoughts"),
                () -> new StackOverflowError("thought too deeply"),
                () -> new NoClassDefFoundError("missing"),
                () -> new InternalError("the machine"),
                () -> new Error("anything"),
                () -> new Mute(() -> new IllegalStateException("mute")),
                () -> new Mute(() -> new InternalError("mute")),
                HostileAgentTest::ofAnotherGame,
                () -> new Mute(HostileAgentTest::ofAnotherGame));
    }

    @ParameterizedTest
    @MethodSource("anything")
    void whoThrowsHasFailed(Supplier<Throwable> thrown) {
        AgentFailure failure = failure(thrown, 1);
        assertThat(failure.seat()).isEqualTo(B);
        assertThat(failure.decision()).isPositive();
    }

    @Test
    void whoChoosesSomethingThatIsNoActionHasFailed() {
        Agent<Nim.View, Nim.Action, Nim.Event> first = (view, legal, rng) -> legal.head();
        @SuppressWarnings("unchecked") // that is what is tried
        Agent<Nim.View, Nim.Action, Nim.Event> rubbish = (Agent<Nim.View, Nim.Action, Nim.Event>)
                (Agent<?, ?, ?>) (Agent<Nim.View, Object, Nim.Event>) (view, legal, rng) -> "rubbish";
        assertThat(failure(Array.of(first, rubbish)).seat()).isEqualTo(B);
    }

    @Test
    void whatAnAgentSaysStaysInItsLine() {
        String more = "\nthe agent of seat A failed\u001b[2J\u202e".repeat(1_000_000);
        assertThat(failure(() -> new IllegalStateException("a bug" + more), 1))
                .message()
                .contains("IllegalStateException: a bug the agent of seat A")
                .endsWith("… (decision 3 of the game, agents' generator Rng.of(3))")
                .doesNotContainPattern("[\\p{Cc}\\u202e]")
                .hasSizeLessThan(AgentFailure.LONGEST + 100);
    }

    @Test
    void whatHappenedCanBeToldWithoutTheGenerator() {
        AgentFailure failure = failure(() -> new IllegalStateException("a\nbug"), 1);
        assertThat(failure.what()).isEqualTo("the agent of seat B failed: java.lang.IllegalStateException: a bug");
        assertThat(failure).hasMessage(failure.what() + " (decision 3 of the game, agents' generator Rng.of(3))");
    }

    @Test
    void noSignIsCutInTwo() {
        for (int before = 0; before < 2; before++) {
            String signs = ".".repeat(before) + "\ud83c\udca1".repeat(AgentFailure.LONGEST);
            assertThat(failure(() -> new IllegalStateException(signs), 1))
                    .message()
                    .contains("\ud83c\udca1… (decision 3");
        }
    }
}
