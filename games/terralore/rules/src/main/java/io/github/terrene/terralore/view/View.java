package io.github.terrene.terralore.view;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.terralore.action.Action.Concede;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.rule.Agenda;
import io.github.terrene.terralore.rule.Prompt;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * Everything that one seat may know of a game, and nothing else.
 *
 * @param seat the seat whose view it is; an onlooker's seat sees what is public
 * @param options the options of the game
 * @param lists the cards that each player brought, sorted by id, not in the order of the deck; empty where this seat may not know them
 * @param table the table, with {@code "unknown"} ({@link Card#UNKNOWN}) for every card that this seat may not know
 * @param agenda the part of what is still to be done that this seat may know
 */
@Rule({"TL-12.1", "TL-12.2", "TL-12.8"})
public record View(Seat seat, Options options, @Open Array<Array<Card>> lists, Table table, Agenda agenda) {

    /** Whether this seat has something to decide. */
    public boolean awaited() {
        @Nullable Prompt prompt = agenda.prompt();
        return Players.has(seat) && prompt != null && prompt.offers(seat).has(Concede.class);
    }

    /**
     * The view in terms of the game, with the numbers that count now.
     *
     * @throws io.github.terrene.kernel.card.FaultyEffect if a continuous effect of a card set throws
     */
    public ShownGame shown() {
        return new ShownGame(
                seat,
                options,
                lists,
                table,
                CreatureStats.on(table),
                LaneStats.on(table),
                agenda.asked(),
                agenda.due());
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
