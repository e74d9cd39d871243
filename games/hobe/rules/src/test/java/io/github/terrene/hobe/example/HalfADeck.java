package io.github.terrene.hobe.example;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.setup.DeckRules;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.starter.BattleCards;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.DeckLimits;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** What a deck builder asks about a deck that is not finished. */
final class HalfADeck {
    private HalfADeck() {}

    static Seq<Problem> missing() {
        DeckLimits<Card> limits = DeckRules.of(Options.standard(), StarterSet.catalogue());
        Array<Card> deck = Array.of(BattleCards.OAR_HAND, BattleCards.OAR_HAND, BattleCards.SHAKER_OF_THE_SEA);

        System.out.println(limits.room(deck, BattleCards.OAR_HAND)); // 1 more of it can be added
        System.out.println(limits.room(deck, BattleCards.SHAKER_OF_THE_SEA)); // 0: there is one of each God
        System.out.println(limits.excess(deck, "my deck")); // nothing has to be taken out
        return limits.missing(deck, "my deck"); // my deck: a deck has 40 cards, not 3 (HB-2.1)
    }
}
