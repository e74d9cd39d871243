package io.github.terrene.examples.terminal.odyssey;

import io.github.terrene.examples.terminal.cast.PlayerNames;
import io.github.terrene.examples.terminal.page.Paper;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.view.View;
import io.vavr.collection.Seq;

/**
 * Shows hands and discard piles.
 *
 * @param paper where to
 * @param cast the players
 */
record Piles(Paper paper, PlayerNames cast) {

    /** The person's hand, with the texts. */
    void hand(View view) {
        Seq<Card> hand = view.own().hand().cards();
        if (hand.isEmpty()) {
            paper.line("  Your hand is empty.");
        }
        for (Card card : hand) {
            paper.line("  " + CardPage.inShort(card) + "   " + Printed.typeLine(card));
            Printed.lines(card).forEach(line -> paper.wrapped("      ", "        ", line));
        }
    }

    /** All discard piles, the newest card first. */
    void discards(View view) {
        for (Side side : view.table().sides()) {
            paper.pile(cast.name(side.seat()), side.discards().map(Card::name));
        }
    }
}
