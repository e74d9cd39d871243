package io.github.terrene.hobe.view;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.rule.Agenda;
import io.github.terrene.hobe.rule.Prompt;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Open;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Everything that one seat may know of a game, and nothing else.
 *
 * @param seat the seat whose view it is; an onlooker's seat sees what is public
 * @param options the options of the game
 * @param lists the cards that each player brought, sorted by id; empty where this seat may not know them
 * @param table the table, with {@code "unknown"} ({@link Card#UNKNOWN}) for every card that this seat may not know
 * @param agenda the part of what is still to be done that this seat may know
 */
@Rule({"HB-12.1", "HB-12.2", "HB-12.5", "HB-12.6"})
public record View(Seat seat, Options options, @Open Array<Array<Card>> lists, Table table, Agenda agenda) {
    /** Who decides now, which everybody knows; none when the game is over. */
    @Rule("HB-12.5")
    public Option<Seat> awaited() {
        return Option.of(agenda.prompt()).map(Prompt::seat);
    }

    /**
     * The view in terms of the game, with the numbers that count now.
     *
     * @throws io.github.terrene.kernel.card.FaultyEffect if a text of a card set throws
     */
    public ShownGame shown() {
        return new ShownGame(
                seat, options, lists, table, BattleCardStats.on(table), agenda.asked(table), agenda.due(table));
    }

    /** The viewer's own side; only for a player's seat. */
    public Side own() {
        return table.side(seat);
    }

    /** The side of the viewer's opponent; only for a player's seat. */
    public Side opponent() {
        return table.side(Players.opponent(seat));
    }
}
