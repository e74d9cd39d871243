package io.github.terrene.draft.play;

import io.github.terrene.draft.deck.DeckBuilding;
import io.github.terrene.draft.deck.DeckDraft;
import io.github.terrene.draft.deck.DeckNeeds;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.setup.Edition;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A plan for a good deck from the picks.
 *
 * @param picks the picks, sorted by id
 * @param edition which Characters can be in a starting party
 */
record DeckPlan(Array<Card> picks, Edition edition) {
    /** A deck that the rules allow, in their order. */
    static Array<Card> of(Array<Card> picks, Edition edition) {
        DeckBuilding building = new DeckBuilding(picks, edition);
        Array<Card> wanted = wanted(building, edition);
        DeckDraft deck = building.begun();
        while (!deck.complete()) {
            deck = building.with(deck, next(building.next(deck), deck.cards(), wanted));
        }
        return deck.cards();
    }

    /** The next card of a deck that is being built. */
    static Card next(Array<Card> picks, Edition edition, DeckDraft deck) {
        DeckBuilding building = new DeckBuilding(picks, edition);
        return next(building.next(deck), deck.cards(), wanted(building, edition));
    }

    private static Array<Card> wanted(DeckBuilding building, Edition edition) {
        return new DeckPlan(building.picks(), edition).wanted(building.needs());
    }

    /** The first card that is wanted; if there is none, the last one, because then all before it are still left out. */
    private static Card next(Array<Card> possible, Array<Card> taken, Array<Card> wanted) {
        return possible.find(card -> taken.count(card::equals) < wanted.count(card::equals))
                .getOrElse(possible::last);
    }

    /** First what a starting party needs, then whatever is worth most in addition to what is there. */
    private Array<Card> wanted(DeckNeeds needs) {
        CardsByKind kinds = CardsByKind.of(picks);
        Array<Card> deck = with(
                Array.empty(),
                needs.characters(),
                Array.narrow(kinds.characters().filter(edition::permitsInParty)));
        deck = with(deck, needs.assignables(), Array.narrow(kinds.held()));
        deck = with(deck, needs.terrains(), Array.narrow(kinds.terrains()));
        Option<Card> best = best(deck, picks);
        while (deck.size() < needs.cards() && best.isDefined()) {
            deck = deck.appendAll(best);
            best = best(deck, picks);
        }
        return deck;
    }

    /** The deck with that many more different cards, as far as there are some. */
    private Array<Card> with(Array<Card> deck, int number, Array<Card> sort) {
        Array<Card> now = deck;
        for (int i = 0; i < number; i++) {
            now = now.appendAll(best(now, sort.reject(now::contains)));
        }
        return now;
    }

    /** The best of some cards that still have a copy left. */
    private Option<Card> best(Array<Card> deck, Array<Card> possible) {
        PickPreference taste = PickPreference.with(deck, edition);
        return possible.distinct()
                .filter(card -> picks.count(card::equals) > deck.count(card::equals))
                .maxBy(taste::of);
    }
}
