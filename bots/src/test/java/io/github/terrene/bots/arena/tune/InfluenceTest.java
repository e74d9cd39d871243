package io.github.terrene.bots.arena.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.terrene.bots.arena.CardNumber;
import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import org.junit.jupiter.api.Test;

/** What numbers do may differ from player to player. */
class InfluenceTest {
    private static final Dial ANT = new Dial(new CardNumber(Array.of("ant"), "Ant", "weight", 5), 1, 0, 10);
    private static final int DEALS = 400;

    /** A step of the first deck's number wins the first player 70 of 100 games, and changes nothing for the second. */
    private static Influence.Deal deal(int player, int apart) {
        Influence.Meeting meeting = new Influence.Meeting(player, player, 0, 1);
        return new Influence.Deal(meeting, Array.of(apart), player == 0 ? 0.5 + 0.2 * apart : 0.5);
    }

    private static Influence of(Array<Influence.Deal> deals, int players) {
        return Influence.of(Array.of(ANT), Array.of(HashSet.of("ant"), HashSet.of("bee")), players, players, deals);
    }

    @Test
    void eachPlayerMayMakeMoreOrLessOfANumber() {
        Array<Influence.Deal> deals = Array.range(0, DEALS).map(number -> deal(number % 2, number / 2 % 3 - 1));
        Influence known = of(deals, 2);
        double first = known.expected(new Influence.Meeting(0, 0, 0, 1), Array.of(1));
        double second = known.expected(new Influence.Meeting(1, 1, 0, 1), Array.of(1));
        assertThat(first).isBetween(0.55, 0.7);
        assertThat(second).isBetween(0.5, 0.55);
        assertThat(known.expected(new Influence.Meeting(1, 1, 1, 0), Array.of(1)))
                .as("seen from the other deck")
                .isCloseTo(1 - second, within(0.001));
        assertThat(known.games(0, 0)).as("for all").isBetween(5.0, 15.0);
        assertThat(known.games(1, 0)).as("the card is not in that deck").isZero();
    }

    @Test
    void whereOnePlaysNothingDiffers() {
        Influence known = of(Array.range(0, DEALS).map(number -> deal(0, number % 3 - 1)), 1);
        assertThat(known.expected(new Influence.Meeting(0, 0, 0, 1), Array.of(1)))
                .as("70 games, less what is believed before")
                .isBetween(0.6, 0.7);
    }
}
