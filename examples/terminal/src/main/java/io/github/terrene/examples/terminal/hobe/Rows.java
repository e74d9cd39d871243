package io.github.terrene.examples.terminal.hobe;

import io.github.terrene.examples.terminal.told.Board;
import io.github.terrene.examples.terminal.told.Sight;
import io.github.terrene.examples.terminal.told.Voice;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.event.Event;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.table.Pile;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Seq;

/** Draws a table: North above and South below, their front rows facing each other, the two columns side by side. */
public final class Rows implements Board<Game, Table, Event, View> {
    @Override
    public Sight<Game, Table> sight() {
        return new Sight<>(Game::table, Table::seenBy);
    }

    @Override
    public Table before(Game start) {
        return Table.before(brought(start.table(), Players.SOUTH), brought(start.table(), Players.NORTH));
    }

    /** The deck as it was before the first hand was drawn from it; in which order does not matter to what is told. */
    private static Pile brought(Table table, Seat seat) {
        return table.side(seat).hand().plus(table.side(seat).deck().cards());
    }

    @Override
    public void draw(Table table, Voice voice) {
        new Drawing(table, voice).draw();
    }

    @Override
    public int score(Table table, Seat seat) {
        return table.deckSize(seat);
    }

    @Override
    public String counted() {
        return "cards";
    }

    @Override
    public int turn(Table table) {
        return table.turn();
    }

    @Override
    public Table table(View view) {
        return view.table();
    }

    @Override
    public Seq<String> hand(View view) {
        return view.own().hand().cards().map(Card::id);
    }

    @Override
    public Seq<OpenPile> piles(View view) {
        return view.table()
                .sides()
                .map(side -> new OpenPile(
                        side.seat(), "Side.underworld", side.underworld().map(Card::id)));
    }
}
