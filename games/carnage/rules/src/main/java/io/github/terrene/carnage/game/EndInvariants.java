package io.github.terrene.carnage.game;

import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Victory;
import io.github.terrene.carnage.setup.ListRules;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.Purse;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.text.Ending;
import io.github.terrene.kernel.text.Invariant;
import io.vavr.collection.Array;

/** What must hold for the end of a game that was read from a text, and for a game that has not ended. */
final class EndInvariants {
    static final Array<Invariant<Game, ?>> ALL = Array.<Invariant<Game, ?>>of(
                    Invariant.<Game, Purse>of(
                                    Purse.class,
                                    (game, purse) -> purse.vp() < Purse.WINNING_VP || endedBy(game, "CG-13.1"),
                                    "with " + Purse.WINNING_VP + " VP the game is over")
                            .by("CG-13.1"),
                    Invariant.<Game, Table>of(
                                    Table.class, EndInvariants::counted, "so many turns cannot count for a stalemate")
                            .by("CG-13.5"),
                    Invariant.<Game, Table>of(
                                    Table.class,
                                    (game, table) ->
                                            table.turn() <= game.options().turnLimit(),
                                    "the game ends after its last turn")
                            .by("CG-13.6"))
            .appendAll(Ending.invariants(Array.of(
                    new Ending<>(
                            "CG-13.1",
                            EndInvariants::gained,
                            "the winner has " + Purse.WINNING_VP + " VP, gained in this turn"),
                    new Ending<>(
                            "CG-13.2", EndInvariants::exhausted, "so ends a turn with empty decks, if that is agreed"),
                    new Ending<>(
                            "CG-13.4",
                            EndInvariants::conceded,
                            "one player concedes, or both in a choice that they make at once"),
                    new Ending<>(
                            "CG-13.5",
                            EndInvariants::stale,
                            "so ends the last turn of a stalemate, and who is ahead wins"),
                    new Ending<>(
                            "CG-13.6", EndInvariants::spent, "so ends the last turn of all, and who is ahead wins"))));

    private EndInvariants() {}

    private static boolean endedBy(Game game, String rule) {
        return game.table().outcome().exists(outcome -> outcome.rule().equals(rule));
    }

    @Rule("CG-13.1")
    private static boolean gained(Game game, Outcome outcome) {
        Table table = game.table();
        Array<Seat> enough =
                Players.BOTH.filter(seat -> table.side(seat).purse().vp() >= Purse.WINNING_VP);
        return table.gained()
                && enough.size() == 1
                && enough.equals(outcome.winners().toArray());
    }

    @Rule("CG-13.2")
    private static boolean exhausted(Game game, Outcome outcome) {
        return turnEnded(game.table())
                && exhaustedIn(game)
                && outcome.wonBy(game.table().passive());
    }

    private static boolean exhaustedIn(Game game) {
        Table table = game.table();
        return game.options().concedeOnExhaustion()
                && table.side(table.active()).decks().exhausted();
    }

    @Rule({"CG-13.4", "CG-13.8"})
    private static boolean conceded(Game game, Outcome outcome) {
        return !outcome.drawn() || drafted(game.table()) || laid(game.table());
    }

    /** Whether both players are in the draft: nobody has anything but decks. */
    private static boolean drafted(Table table) {
        return table.turn() == 0
                && table.sides().forAll(side -> side.decks().companion().size() == ListRules.SIZE);
    }

    /** Whether both players have drawn Element cards and laid none. */
    private static boolean laid(Table table) {
        return table.duel().exists(duel -> !duel.invasion())
                && table.sides().forAll(side -> side.elements().drawn().size() > Duel.ROUNDS);
    }

    @Rule({"CG-13.5", "CG-13.7"})
    private static boolean stale(Game game, Outcome outcome) {
        Table table = game.table();
        return turnEnded(table)
                && !exhaustedIn(game)
                && table.idle() == game.options().stalemateTurns()
                && aheadWins(table, outcome);
    }

    @Rule({"CG-13.6", "CG-13.7"})
    private static boolean spent(Game game, Outcome outcome) {
        Table table = game.table();
        return turnEnded(table)
                && !exhaustedIn(game)
                && table.idle() < game.options().stalemateTurns()
                && table.turn() == game.options().turnLimit()
                && aheadWins(table, outcome);
    }

    private static boolean aheadWins(Table table, Outcome outcome) {
        return Victory.ahead(table).equals(outcome.winners().toArray());
    }

    /** Whether the active player's turn is over and no other has begun. */
    @Rule({"CG-5.7", "CG-5.11"})
    private static boolean turnEnded(Table table) {
        return table.turn() > 0
                && table.duel().isEmpty()
                && !table.gained()
                && table.sides().forAll(EndInvariants::idle);
    }

    private static boolean idle(Side side) {
        return side.purse().ap() == 0 && side.purse().discount() == 0;
    }

    @Rule("CG-13.5")
    private static boolean counted(Game game, Table table) {
        Options options = game.options();
        return table.idle() <= table.turn()
                && (table.idle() == 0
                        || table.sides().forAll(side -> side.decks().exhausted()))
                && table.idle() <= (game.over() ? options.stalemateTurns() : options.stalemateTurns() - 1);
    }
}
