package io.github.terrene.hobe.setup;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.DeckLimits;
import io.github.terrene.kernel.card.Limit;
import io.vavr.collection.Array;

/** The rules for decks. Only their size and the number of copies are limited. */
@Rule({"HB-2.1", "HB-2.2", "HB-2.3"})
public final class DeckRules {
    private DeckRules() {}

    /** The limits of decks in games with these options and cards. */
    public static DeckLimits<Card> of(Options options, Catalogue catalogue) {
        return DeckLimits.of(Array.of(
                Limit.<Card>of("HB-2.1/deck-size", "a deck has {size:number} cards, not {number:number}")
                        .exactly(options.deckSize()),
                Limit.<Card>of(
                                "HB-2.2/copies",
                                "{card} is in the deck {times:times}, but may be there only {most:times}")
                        .among(catalogue::has)
                        .each(Card::name)
                        .atMost(options::copiesOf),
                Limit.<Card>of("HB-2.3/foreign-card", "{card} is not among the cards of this game")
                        .among(card -> !catalogue.has(card))
                        .each(Card::id)
                        .atMost(0)));
    }
}
