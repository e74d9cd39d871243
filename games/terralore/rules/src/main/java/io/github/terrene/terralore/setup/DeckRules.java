package io.github.terrene.terralore.setup;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.DeckLimits;
import io.github.terrene.kernel.card.Limit;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.trait.CardKind;
import io.vavr.collection.Array;

/** The rules for decks. Affinities, rarities, Creatures and Skills may be mixed freely: nothing here depends on them. */
@Rule({"TL-1.5", "TL-1.9", "TL-2.2", "TL-2.3", "TL-2.4"})
public final class DeckRules {
    /** How many cards a deck has. */
    @Rule("TL-2.1")
    public static final int SIZE = Proofreader.DECK;

    private DeckRules() {}

    /** The limits of decks in games with these cards. */
    public static DeckLimits<Card> of(Catalogue catalogue) {
        return DeckLimits.of(Array.of(
                Limit.<Card>of("TL-2.1/deck-size", "a deck has {size:number} cards, not {number:number}")
                        .exactly(SIZE),
                Limit.<Card>of(
                                "TL-2.2/doubles",
                                "{card} is in the deck {number:number} times, but may be there only once")
                        .each(Card::name)
                        .atMost(1),
                Limit.<Card>of("TL-2.4/foreign-card", "{card} is not among the cards of this game")
                        .or(DeckRules::token, "TL-1.9/token", "{card} is a token, which cannot be in a deck")
                        .among(card -> !catalogue.has(card))
                        .each(card -> card)
                        .atMost(0)));
    }

    private static boolean token(Array<Card> cards) {
        return cards.head().kind() == CardKind.TOKEN;
    }
}
