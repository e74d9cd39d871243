package io.github.terrene.examples.terminal.terralore;

import io.github.terrene.examples.terminal.told.Board;
import io.github.terrene.examples.terminal.told.Sight;
import io.github.terrene.examples.terminal.told.Voice;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Draws a table: two columns, North above and South below, as on the printed board. Brackets enclose what is face-down. */
public final class Lanes implements Board<Game, Table, Event, View> {
    @Override
    public Sight<Game, Table> sight() {
        return new Sight<>(Game::table, Table::seenBy);
    }

    @Override
    public Table before(Game start) {
        return Table.before(brought(start.table(), Players.SOUTH), brought(start.table(), Players.NORTH));
    }

    private static Pile brought(Table table, Seat seat) {
        return table.side(seat).deck().plusOnTop(table.side(seat).hand().cards());
    }

    @Override
    public void draw(Table table, Voice voice) {
        new Drawing(table, voice).draw();
    }

    @Override
    public int score(Table table, Seat seat) {
        return table.castle(seat);
    }

    @Override
    public String counted() {
        return "hp";
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
                .flatMap(side -> Array.of(
                        new OpenPile(
                                side.seat(), "Side.graveyard", side.graveyard().map(Card::id)),
                        new OpenPile(side.seat(), "Side.exile", side.exile().map(Card::id))));
    }
}
