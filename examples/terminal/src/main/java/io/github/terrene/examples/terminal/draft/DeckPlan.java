package io.github.terrene.examples.terminal.draft;

import io.github.terrene.draft.deck.DeckBuilding;
import io.github.terrene.draft.deck.DeckDraft;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.setup.Edition;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Predicate;

/** Which of the picks make a good deck. */
final class DeckPlan {
    private DeckPlan() {}

    /** A deck that the rules allow, sorted as they sort it. */
    static Array<Card> of(Array<Card> picks, Edition edition) {
        DeckBuilding building = new DeckBuilding(picks, edition);
        Array<Card> wanted = wanted(building, edition);
        DeckDraft deck = building.begun();
        while (!deck.complete()) {
            deck = building.with(deck, next(building.next(deck), deck.cards(), wanted));
        }
        return deck.cards();
    }

    /** The first card that is wanted; if none is, the last one, because all before it are then still left out. */
    private static Card next(Array<Card> possible, Array<Card> taken, Array<Card> wanted) {
        return possible.find(card -> taken.count(card::equals) < wanted.count(card::equals))
                .getOrElse(possible::last);
    }

    /** First what a starting party needs, then whatever is worth most beside what is there. */
    private static Array<Card> wanted(DeckBuilding building, Edition edition) {
        Array<Card> deck = Array.empty();
        Predicate<Card> begins = card -> card instanceof CharacterCard character
                && new PickPreference(Array.empty(), edition.leastPartySp()).begins(character);
        deck = with(deck, building, edition, building.needs().characters(), begins);
        deck = with(deck, building, edition, building.needs().assignables(), AssignableCard.class::isInstance);
        deck = with(
                deck,
                building,
                edition,
                building.needs().terrains(),
                card -> card instanceof TerrainCard terrain && terrain.storm().isEmpty());
        while (deck.size() < building.needs().cards()) {
            Option<Card> best = best(deck, left(deck, building.picks()), edition);
            if (best.isEmpty()) {
                return deck;
            }
            deck = deck.append(best.get());
        }
        return deck;
    }

    /** The deck with that many more different cards of a sort. */
    private static Array<Card> with(
            Array<Card> deck, DeckBuilding building, Edition edition, int number, Predicate<Card> sort) {
        Array<Card> now = deck;
        for (int i = 0; i < number; i++) {
            Array<Card> there = now;
            Array<Card> possible = left(now, building.picks()).filter(sort).reject(there::contains);
            now = now.appendAll(best(now, possible, edition));
        }
        return now;
    }

    private static Option<Card> best(Array<Card> deck, Array<Card> possible, Edition edition) {
        PickPreference taste = new PickPreference(deck, edition.leastPartySp());
        return possible.maxBy(taste::of);
    }

    /** The different cards of which a copy is left. */
    private static Array<Card> left(Array<Card> deck, Array<Card> picks) {
        return picks.distinct().filter(card -> picks.count(card::equals) > deck.count(card::equals));
    }
}
