package io.github.terrene.testkit.law.play;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.compose.Match;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.lang.reflect.Proxy;
import java.time.Duration;
import org.junit.jupiter.api.Test;

/** A broken match fails whatever plays it. */
class ConcessionsTest {
    private static final Seat LOSER = Seat.of(0);
    private static final Match<String, String> MATCH =
            new Match<>("config", 1, Array.of(0, 0), "game", Rng.of(1), Option.none());

    private static Concessions<String, String, String> playing(
            Seq<String> legal, Either<Seq<Rejection>, Step<Match<String, String>, String>> applied) {
        @SuppressWarnings("unchecked") // its methods are never asked for anything else
        Rules<String, Match<String, String>, String, String, String> rules =
                (Rules<String, Match<String, String>, String, String, String>) Proxy.newProxyInstance(
                        Rules.class.getClassLoader(),
                        new Class<?>[] {Rules.class},
                        (proxy, method, given) -> switch (method.getName()) {
                            case "legal", "choices" -> legal;
                            case "concedes" -> false;
                            case "deciders" -> Array.of(LOSER);
                            case "apply" -> applied;
                            default -> throw new UnsupportedOperationException(method.getName());
                        });
        return new Concessions<>(rules);
    }

    @Test
    void aGameThatNeverEndsIsAFailure() {
        Concessions<String, String, String> endless =
                playing(Array.of("wait"), Either.right(new Step<>(MATCH, Array.empty(), true)));
        assertTimeoutPreemptively(
                Duration.ofSeconds(10),
                () -> assertThatThrownBy(() -> endless.by(MATCH, LOSER))
                        .isInstanceOf(AssertionError.class)
                        .hasMessage("game 1, which A concedes, has not ended after 500 decisions"));
    }

    @Test
    void whatIsRefusedIsAFailureThatSaysWhy() {
        assertThatThrownBy(() -> playing(
                                Array.of("wait"), Either.left(Array.of(Rejection.of("NIM-1/late", "it is late"))))
                        .by(MATCH, LOSER))
                .isInstanceOf(AssertionError.class)
                .hasMessage("game 1, which A concedes, is refused wait: it is late (NIM-1)");
    }

    @Test
    void whoCanDoNothingIsAFailure() {
        assertThatThrownBy(
                        () -> playing(Array.empty(), Either.left(Array.empty())).by(MATCH, LOSER))
                .isInstanceOf(AssertionError.class)
                .hasMessage("nobody can do anything, and the match is not over");
    }
}
