package io.github.terrene.examples.wreckers;

import static io.github.terrene.kernel.Players.NORTH;
import static io.github.terrene.kernel.Players.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.wreckers.Wreckers.Config;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.simple.SimpleState;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Situations that random play does not meet in the way that one wants to see. */
class WreckersTest {
    private static final Wreckers RULES = new Wreckers();

    /** South holds some lanterns and North a red 2; a red 3 lies in the middle. */
    private static SimpleState<Config, Table> holding(Card... south) {
        Array<Table.Side> sides =
                Array.of(new Table.Side(SOUTH, Array.of(south)), new Table.Side(NORTH, Array.of(new Card("red", 2))));
        Array<Card> deck = Card.ALL.filter(card -> card.colour().equals("white"));
        return new SimpleState<>(new Config(1), new Table(sides, deck, Array.of(new Card("red", 3)), SOUTH), Rng.of(1));
    }

    private static SimpleState<Config, Table> after(SimpleState<Config, Table> state, Move move) {
        return RULES.apply(state, move).get().state();
    }

    @Test
    void aLanternOfAnotherColourAndNumberIsRefused() {
        SimpleState<Config, Table> state = holding(new Card("green", 2));
        assertThat(RULES.whyNot(state, new Move.Play(SOUTH, "green-2")).map(Rejection::key))
                .containsExactly("WK-2.1/no-match");
    }

    @Test
    void aFiveMakesTheOpponentDrawTwoLanterns() {
        SimpleState<Config, Table> state = holding(new Card("red", 5), new Card("green", 2));
        Table table = after(state, new Move.Play(SOUTH, "red-5")).table();
        assertThat(table.hand(NORTH).map(Card::id)).containsExactly("red-2", "white-1", "white-2");
        assertThat(table.turn()).isEqualTo(NORTH);
    }

    @Test
    void aOneGivesAnotherTurn() {
        SimpleState<Config, Table> state = holding(new Card("red", 1), new Card("green", 2));
        assertThat(after(state, new Move.Play(SOUTH, "red-1")).table().turn()).isEqualTo(SOUTH);
    }

    @Test
    void whoeverHasNoLanternLeftWins() {
        SimpleState<Config, Table> state = after(holding(new Card("red", 1)), new Move.Play(SOUTH, "red-1"));
        assertThat(RULES.outcome(state)).isEqualTo(Option.some(new Outcome(Array.of(SOUTH), "WK-3.1")));
    }
}
