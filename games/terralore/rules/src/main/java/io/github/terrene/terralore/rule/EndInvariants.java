package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.text.Ending;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.terralore.table.Phase;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/** What must hold for the end of a game that was read from a text, and for a game that has not ended. */
final class EndInvariants {
    private static final Array<Phase> SIMULTANEOUS = Array.of(Phase.SETUP, Phase.PLAY);

    static final Array<Invariant<Game, ?>> ALL = Ending.invariants(Array.of(
                    new Ending<>(
                            "TL-11.1",
                            (game, outcome) -> lost(game, outcome, true),
                            "the loser's castle is at 0, and the winner has not lost"),
                    new Ending<>(
                            "TL-11.2",
                            (game, outcome) -> lost(game, outcome, false),
                            "the loser has run out of cards, with a castle above 0, and the winner has not lost"),
                    new Ending<>("TL-11.5", EndInvariants::tied, "both have lost, and who is ahead wins"),
                    new Ending<>(
                            "TL-11.8",
                            EndInvariants::conceded,
                            "one player concedes at a decision, or both in a choice that they make at once"),
                    new Ending<>(
                            "TL-11.9", EndInvariants::spent, "so ends the last turn of all, and who is ahead wins")))
            .prepend(Invariant.<Game, Table>of(
                            Table.class, EndInvariants::checked, "who has lost before this phase has lost the game")
                    .by("TL-11.3"));

    private EndInvariants() {}

    /** Who has lost at a check plans no more; cards are drawn after all castles are checked. */
    @Rule({"TL-5.3", "TL-11.3"})
    private static boolean checked(Game game, Table table) {
        return SIMULTANEOUS.contains(table.phase())
                ? losers(table).isEmpty()
                : table.phase() != Phase.DRAW
                        || table.sides()
                                .forAll(side -> side.castle() > 0
                                        && side.ranOut() == (side.deck().size() < Draws.EACH_TURN));
    }

    private static Array<Seat> losers(Table table) {
        return Players.BOTH.filter(seat -> Victory.lost(table, seat));
    }

    @Rule({"TL-11.1", "TL-11.2"})
    private static boolean lost(Game game, Outcome outcome, boolean castle) {
        Array<Seat> losers = losers(game.table());
        return losers.size() == 1
                && losers.equals(Players.BOTH.reject(outcome::wonBy))
                && (game.table().castle(losers.head()) == 0) == castle;
    }

    @Rule({"TL-11.4", "TL-11.5"})
    private static boolean tied(Game game, Outcome outcome) {
        return losers(game.table()).equals(Players.BOTH) && aheadWins(game, outcome);
    }

    /** Nothing is decided in the Draw phase. */
    @Rule({"TL-5.5", "TL-11.8"})
    private static boolean conceded(Game game, Outcome outcome) {
        Phase phase = game.table().phase();
        return outcome.drawn() ? SIMULTANEOUS.contains(phase) : phase != Phase.DRAW;
    }

    @Rule("TL-11.9")
    private static boolean spent(Game game, Outcome outcome) {
        Table table = game.table();
        return table.phase() == Phase.END
                && table.turn() == game.config().options().turnLimit()
                && losers(table).isEmpty()
                && aheadWins(game, outcome);
    }

    private static boolean aheadWins(Game game, Outcome outcome) {
        return Victory.ahead(game.table(), game.config().options())
                .equals(outcome.winners().toArray());
    }
}
