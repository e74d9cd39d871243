package io.github.terrene.terralore.rule.resolve;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/** The cards on top of decks that one part of an effect has looked at. */
@Rule("TL-9.18")
final class LookedAt {
    private Array<Card> south = Array.empty();
    private Array<Card> north = Array.empty();

    void note(Seat deck, Array<Card> top) {
        Array<Card> all = of(deck).appendAll(top.reject(of(deck)::contains));
        if (deck.index() == 0) {
            south = all;
        } else {
            north = all;
        }
    }

    private Array<Card> of(Seat deck) {
        return deck.index() == 0 ? south : north;
    }

    /** Those that are still on top of that deck, the top first. */
    Array<Card> onTop(Seat deck, Table table) {
        return table.side(deck).deck().cards().takeWhile(of(deck)::contains);
    }

    /**
     * These cards, without those that are no longer on top of that deck.
     *
     * @throws IllegalArgumentException if one was not looked at
     */
    Array<Card> among(Seat deck, Array<Card> cards, Table table) {
        cards.reject(of(deck)::contains).forEach(card -> {
            throw new IllegalArgumentException("putBack: " + card.name() + " was not looked at");
        });
        return cards.filter(onTop(deck, table)::contains);
    }
}
