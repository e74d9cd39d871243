package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.table.Phase;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.text.Ending;
import io.github.terrene.kernel.text.Invariant;
import io.vavr.collection.Array;

/** What must hold for the end of a game that was read from a text, and for a game that has not ended. */
final class EndInvariants {
    static final Array<Invariant<Game, ?>> ALL = Ending.invariants(Array.of(
                    new Ending<>(
                            "HB-11.1",
                            EndInvariants::emptied,
                            "the player without a deck loses, in the Draw phase the one who draws"),
                    new Ending<>("HB-11.4", EndInvariants::conceded, "a player concedes at a decision")))
            .append(Invariant.<Game, Outcome>of(
                            Outcome.class, (game, outcome) -> !outcome.drawn(), "there are no draws")
                    .by("HB-11.3"))
            .prepend(Invariant.<Game, Table>of(Table.class, EndInvariants::ended, "a player without a deck has lost")
                    .by("HB-11.1"));

    private EndInvariants() {}

    @Rule("HB-11.1")
    private static boolean ended(Game game, Table table) {
        return empty(table).isEmpty()
                || table.outcome().exists(outcome -> outcome.rule().equals("HB-11.1"));
    }

    private static Array<Seat> empty(Table table) {
        return Players.BOTH.filter(seat -> table.deckSize(seat) == 0);
    }

    @Rule({"HB-5.3", "HB-11.1", "HB-11.3"})
    private static boolean emptied(Game game, Outcome outcome) {
        Table table = game.table();
        Array<Seat> losers = Players.BOTH.reject(outcome::wonBy);
        return empty(table).equals(losers) && (table.phase() != Phase.DRAW || losers.contains(table.active()));
    }

    /** Nothing is decided in the Draw phase. */
    @Rule({"HB-5.3", "HB-11.4"})
    private static boolean conceded(Game game, Outcome outcome) {
        return game.table().phase() != Phase.DRAW;
    }
}
