package io.github.terrene.bots.arena.tune;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.bots.arena.CardNumber;
import io.github.terrene.bots.arena.result.Fixture;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** What is chance, and what is a number, is not mixed up. */
class DealsTest {
    private static final Target TARGET = new Target(0.1, 3, 4, 2);
    private static final Deals DEALS =
            Deals.of(Array.of("light", "middle", "heavy"), Array.of("random", "sensible"), TARGET);
    private static final Array<Dial> DIALS = Array.rangeClosed(1, 40)
            .map(number -> new Dial(new CardNumber(Array.of("card-" + number), "", "hp", 5), 1, 0, 9));
    private static final Setting PRINTED = Setting.printed(DIALS);

    private static long seed(int number) {
        return DEALS.fixture("weights", 2, 1, number).seed();
    }

    private static Array<Integer> apart(int number) {
        return DEALS.apart(DIALS, PRINTED, 1, number);
    }

    /** The number of the first game of a deal of a round. */
    private static int first(int round, int deal) {
        return round * DEALS.games() + 2 * deal * DEALS.width();
    }

    @Test
    void allRoundsDealTheSameCards() {
        assertThat(Array.range(0, DEALS.games()).map(DealsTest::seed))
                .isEqualTo(Array.range(DEALS.games(), 2 * DEALS.games()).map(DealsTest::seed));
        assertThat(Array.range(0, 3).map(deal -> seed(first(0, deal))).distinct())
                .hasSize(3);
    }

    @Test
    void theSecondOfTwoProbesHasTheSameCardsAndEveryNumberOnTheOtherSide() {
        for (int deal : new int[] {3, 5}) {
            assertThat(seed(first(0, deal))).isEqualTo(seed(first(0, deal + 1)));
            assertThat(apart(first(0, deal + 1)))
                    .isEqualTo(apart(first(0, deal)).map(steps -> -steps));
        }
        assertThat(apart(first(0, 3))).contains(-1, 0, 1).isNotEqualTo(apart(first(0, 5)));
        assertThat(apart(first(0, 3))).as("other rounds try something else").isNotEqualTo(apart(first(1, 3)));
    }

    @Test
    void allPairsAndBothSidesOfADealHaveTheSameNumbers() {
        assertThat(Array.range(first(0, 4), first(0, 5)).map(DealsTest::apart).distinct())
                .hasSize(1);
        assertThat(Array.range(0, first(0, 3)).map(DealsTest::apart).distinct())
                .as("where it is measured")
                .containsExactly(PRINTED.steps());
    }

    @Test
    void eachPairPlaysForEachAgentFromBothSides() {
        Array<Fixture> deal = Array.range(0, first(0, 1)).map(number -> DEALS.fixture("weights", 2, 1, number));
        assertThat(deal.map(game -> game.one() + " " + game.other() + " " + game.seat() + " "
                        + game.agents().head()))
                .hasSize(12)
                .doesNotHaveDuplicates();
        assertThat(deal.get(0).seed()).isEqualTo(deal.get(1).seed());
        assertThat(deal.get(1).decks()).containsExactly("middle", "light");
    }
}
