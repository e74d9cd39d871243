package io.github.terrene.examples.terminal.carnage;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.event.Event;
import io.github.terrene.carnage.event.RoundFought;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.view.View;
import io.github.terrene.examples.terminal.told.Board;
import io.github.terrene.examples.terminal.told.Sight;
import io.github.terrene.examples.terminal.told.Voice;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Draws a table: North above and South below, the three places of the spearheads facing each other; and the rounds of duels. */
public final class Rows implements Board<Game, Table, Event, View> {
    private boolean awakening = true; // whether duplicates make Legends and Relics stronger in the game that is drawn

    @Override
    public Sight<Game, Table> sight() {
        return new Sight<>(Game::table, Table::seenBy);
    }

    /** Nothing happens before both drafts are complete. */
    @Override
    public Table before(Game start) {
        awakening = start.options().awakening();
        return start.table();
    }

    @Override
    public void draw(Table table, Voice voice) {
        new Drawing(voice).draw(table, awakening);
    }

    /** The spearheads. */
    @Override
    public boolean laidOut() {
        return true;
    }

    /** The rules ask only what is not settled; where one can keep nothing more, there is a last chance to take something back. */
    @Override
    public boolean asksAlways() {
        return true;
    }

    @Override
    public Seq<String> chart(Table before, Event event, Voice voice) {
        return event instanceof RoundFought round ? new Chart(before, voice).lines(round) : Array.empty();
    }

    @Override
    public int score(Table table, Seat seat) {
        return table.side(seat).purse().vp();
    }

    @Override
    public String counted() {
        return "points";
    }

    @Override
    public int turn(Table table) {
        return table.turn();
    }

    @Override
    public Table table(View view) {
        awakening = view.options().awakening();
        return view.table();
    }

    @Override
    public Seq<String> hand(View view) {
        return view.own().hand().cards().map(Card::id);
    }

    @Override
    public Seq<OpenPile> piles(View view) {
        return view.table().sides().flatMap(Rows::piles);
    }

    private static Array<OpenPile> piles(Side side) {
        return Array.of(
                new OpenPile(
                        side.seat(), "Side.discarded", side.decks().discarded().map(Card::id)),
                new OpenPile(
                        side.seat(),
                        "Side.elementsDiscarded",
                        side.elements().discarded().map(ElementCard::id)));
    }
}
