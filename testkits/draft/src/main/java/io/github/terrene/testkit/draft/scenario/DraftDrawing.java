package io.github.terrene.testkit.draft.scenario;

import io.github.terrene.draft.picking.DraftTable;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;

/** The table of a draft as text, for failures. */
final class DraftDrawing {
    private DraftDrawing() {}

    static String of(DraftTable table) {
        return "round " + table.round() + ", excess: " + names(table.excess())
                + Seat.first(table.players())
                        .map(seat -> "\n" + seat + (table.plays(seat) ? "" : " (left)")
                                + "\n  pile:  " + names(table.pile(seat))
                                + "\n  picks: " + names(table.picks(seat))
                                + "\n  deck:  " + names(table.deck(seat).getOrElse(Array.empty())))
                        .mkString();
    }

    private static String names(Array<Card> cards) {
        return cards.isEmpty() ? "-" : cards.map(Card::name).mkString(", ");
    }
}
