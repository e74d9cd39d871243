package io.github.terrene.terralore.law;

import io.github.terrene.kernel.Rng;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.setup.DeckRules;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.testkit.terralore.law.TerraloreSpecimen;
import io.vavr.collection.Array;

/** Terralore with the starter set and the workshop; every third deck has only cards of the starter set. */
final class WorkshopSpecimen extends TerraloreSpecimen {
    static final Array<Card> CARDS = StarterSet.cards().appendAll(Workshop.CARDS);
    static final Terralore RULES = Terralore.of(Catalogue.of(CARDS).get());

    WorkshopSpecimen() {
        super(RULES, CARDS);
    }

    static Deck of(String name, long seed) {
        Array<Card> from = Math.floorMod(seed, 3) == 0 ? StarterSet.cards() : CARDS;
        return Deck.of(name, Rng.of(seed).dice().shuffle(from).take(DeckRules.SIZE));
    }

    @Override
    protected Deck deck(String name, Array<Card> from, long seed) {
        return of(name, seed);
    }
}
