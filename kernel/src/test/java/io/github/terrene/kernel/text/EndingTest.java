package io.github.terrene.kernel.text;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class EndingTest {
    private static final Canonical CANONICAL =
            Canonical.builder().type(Outcome.class).build();
    private static final Ending<Outcome> WON =
            new Ending<>("X-1", (game, outcome) -> outcome.wonBy(Players.SOUTH), "South wins");
    private static final Ending<Outcome> DRAWN = new Ending<>("X-2", (game, outcome) -> outcome.drawn(), "nobody wins");

    private static Array<Problem> problems(Array<Seat> winners, String rule) {
        Outcome outcome = new Outcome(winners, rule);
        return CANONICAL
                .read(
                        Outcome.class,
                        CANONICAL.write(Outcome.class, outcome),
                        read -> read,
                        Ending.invariants(Array.of(WON, DRAWN)))
                .swap()
                .toArray();
    }

    @Test
    void anOutcomeIsHeldAgainstTheRuleThatItNames() {
        assertThat(problems(Players.SOUTH.asList(), "X-1")).isEmpty();
        assertThat(problems(Array.empty(), "X-2")).isEmpty();
        assertThat(problems(Players.NORTH.asList(), "X-1"))
                .extracting(Problem::toString)
                .containsExactly("state: South wins (X-1)");
        assertThat(problems(Players.SOUTH.asList(), "X-2"))
                .extracting(Problem::toString)
                .containsExactly("state: nobody wins (X-2)");
    }

    @Test
    void anotherRuleOrTwoWinnersAreRefused() {
        assertThat(problems(Players.SOUTH.asList(), "X-3"))
                .extracting(Problem::toString)
                .containsExactly("state: no such rule ends a game");
        assertThat(problems(Players.BOTH, "X-1"))
                .extracting(Problem::toString)
                .containsExactly("state: one player wins, or nobody");
    }
}
