package io.github.terrene.draft.deck;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.setup.Format;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;

/**
 * What a deck built from certain picks must contain: 20 cards and everything that a starting party needs, or as much of it as the picks and the
 * limits allow. There is always a deck that has it all.
 *
 * @param cards the exact number of cards
 * @param characters the least number of Characters with different names that can be in a starting party
 * @param assignables the least number of Items and Commands with different names
 * @param terrains the least number of Terrains that are not Storms
 */
@Rule({"TO-14.6", "TO-14.17"})
public record DeckNeeds(int cards, int characters, int assignables, int terrains) {
    /** How many cards a deck has, if the picks allow it. */
    public static final int CARDS = DeckRules.DRAFTED.most();

    /** The limit after which no more cards of a deck are read, since it may be endless. */
    static final int OUT_OF_MEASURE = 10 * CARDS;

    private static final int PARTY = Format.DUEL.partySize();

    /** What a deck built from these cards needs. Which Characters can be in a starting party depends on the edition (3.1). */
    public static DeckNeeds of(Iterable<? extends Card> picks, Edition edition) {
        return of(Tally.of(sorted(picks), edition), CARDS);
    }

    /**
     * What a deck needs.
     *
     * @param all what was picked
     * @param most how many cards a deck has, if the picks allow it
     */
    static DeckNeeds of(Tally all, int most) {
        return new DeckNeeds(
                Math.min(most, all.most(true, true)),
                Math.min(PARTY, all.characters(true)),
                Math.min(PARTY, all.assignables()),
                Math.min(1, all.terrains()));
    }

    static Array<Card> sorted(Iterable<? extends Card> cards) {
        Array<Card> all = Array.ofAll(cards);
        for (int i = 1; i < all.size(); i++) {
            if (all.get(i - 1).id().compareTo(all.get(i).id()) > 0) {
                return all.sortBy(Card::id);
            }
        }
        return all;
    }

    /** The cards of a deck, read once; if there are more than 200, just enough to show that. */
    @Internal
    public static Array<Card> read(Iterable<? extends Card> deck) {
        return Iterator.<Card>ofAll(deck).take(OUT_OF_MEASURE + 1).toArray();
    }

    /** What is still needed once a deck has these cards. */
    DeckNeeds without(int chosen, Tally of) {
        return new DeckNeeds(
                cards - chosen,
                Math.max(0, characters - of.characters(true)),
                Math.max(0, assignables - of.assignables()),
                Math.max(0, terrains - of.terrains()));
    }

    /** Whether all these needs can be met from these cards. */
    boolean foundIn(Tally rest, boolean hero, boolean villain) {
        return cards >= characters + assignables + terrains
                && cards <= rest.most(hero, villain)
                && characters <= rest.characters(hero)
                && assignables <= rest.assignables()
                && terrains <= rest.terrains();
    }
}
