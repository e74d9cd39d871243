package io.github.terrene.examples.terminal.odyssey.tale;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.examples.terminal.told.Detail;
import io.github.terrene.odyssey.event.Event;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Seq;

/** Tells a single game that belongs to something larger, from events as an onlooker sees them. */
public final class GameNarrator {
    private final Tale tale;
    private Table table;

    /**
     * A narrator who has told nothing yet.
     *
     * @param cast the players, by their seats in the game
     * @param table the table at the beginning, as the onlooker sees it
     */
    public GameNarrator(Paper paper, PlayerNames cast, Detail detail, Table table) {
        this.tale = new Tale(paper, cast, detail);
        this.table = table;
    }

    /** A player does something on that player's turn: what comes of it is a paragraph. */
    public void paragraph() {
        tale.paragraph();
    }

    /** Tells what happened. */
    public void tell(Seq<Event> events) {
        for (Event event : events) {
            Table next = event.applyTo(table);
            tale.tell(MatchTellers.GAME, event, table, next);
            table = next;
        }
    }

    /** Draws the table. */
    public void show() {
        tale.board(table);
    }

    /** Prints everything told so far. */
    public void pause() {
        tale.pause();
    }
}
