package io.github.terrene.examples.lanterns;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardSet;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.hobe.starter.BattleCards;
import io.github.terrene.hobe.starter.Weapons;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** The set as programs find it: its cards, a deck, its own records, and the words for them. */
public final class LanternIsles implements CardSet {
    private static final int COPIES = 3;

    /** The ten cards, filled up with cards of the starter set. */
    static final Deck LOW_WATER = Deck.of(
            "Low Water",
            LanternCards.ALL
                    .remove(LanternCards.MOTHER_OF_LAMPS)
                    .append(BattleCards.OAR_HAND)
                    .append(BattleCards.BEACH_SLINGER)
                    .append(BattleCards.DECK_FIGHTER)
                    .append(Weapons.THROWING_SPEAR)
                    .flatMap(card -> Array.fill(COPIES, card))
                    .append(LanternCards.MOTHER_OF_LAMPS));

    /** The set; {@link java.util.ServiceLoader} makes it. */
    public LanternIsles() {}

    @Override
    public String name() {
        return "Lantern Isles";
    }

    @Override
    public Seq<Card> cards() {
        return LanternCards.ALL;
    }

    @Override
    public Seq<Deck> decks() {
        return Array.of(LOW_WATER);
    }

    @Override
    public Seq<Class<?>> types() {
        return Array.of(Ebb.class, Longshot.class);
    }

    @Override
    public Seq<String> words() {
        return Array.of("lantern-isles");
    }
}
