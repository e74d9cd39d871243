package io.github.terrene.draft.deck;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Edition;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What is wrong with a whole deck.
 *
 * @param needs what the deck must have
 * @param picks what it is built from
 * @param edition says which Characters can be in a starting party
 * @param place where the deck is
 */
@Rule({"TO-14.6", "TO-14.13"})
record DeckFaults(DeckNeeds needs, Array<Card> picks, Edition edition, String place) {
    /** What is wrong with a deck that is not there. */
    Seq<Problem> absent() {
        return Array.of(Problem.missing(place, "TO-14.6"));
    }

    /** What is wrong with a deck of these cards, as {@link DeckNeeds#read} gives them. */
    Seq<Problem> of(Array<Card> cards) {
        if (cards.size() > DeckNeeds.OUT_OF_MEASURE) {
            return problem(
                    "TO-14.6/out-of-measure",
                    "has more than {most:number} cards instead of {number:number}",
                    DeckNeeds.OUT_OF_MEASURE,
                    needs.cards());
        }
        return cards.contains(null) ? missing(cards) : of(new Deck(place, cards));
    }

    private Array<Problem> missing(Array<Card> cards) {
        return Array.range(0, cards.size())
                .filter(i -> cards.get(i) == null)
                .flatMap(i -> Array.of(Problem.missing(place, "TO-14.6", "card " + (i + 1))));
    }

    private Seq<Problem> of(Deck deck) {
        Tally tally = Tally.of(deck.cards(), edition);
        return notPicked(deck)
                .appendAll(DeckRules.DRAFTED.exactly(needs.cards()).problems(deck, edition, place))
                .appendAll(few("Characters for a starting party", tally.characters(true), needs.characters()))
                .appendAll(few("Items and Commands", tally.assignables(), needs.assignables()))
                .appendAll(few("Terrains that are no Storm", tally.terrains(), needs.terrains()));
    }

    private Array<Problem> notPicked(Deck deck) {
        Deck picked = new Deck(place, picks);
        return deck.cards()
                .distinctBy(Card::id)
                .filter(card -> deck.copies(card) > picked.copies(card))
                .flatMap(card -> problem(
                        "TO-14.6/not-picked-so-often",
                        "has {number:number} of {card}, of which {picked:number} were picked",
                        deck.copies(card),
                        card.name(),
                        picked.copies(card)));
    }

    private Array<Problem> few(String what, int has, int needed) {
        return has < needed
                ? problem(
                        "TO-14.6/few-cards",
                        "has {number:number} different {what}; from these picks it needs {needed:number}",
                        has,
                        what,
                        needed)
                : Array.empty();
    }

    private Array<Problem> problem(String key, String template, Object... values) {
        return Array.of(Problem.at(place, key, template, values));
    }
}
