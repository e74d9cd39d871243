package io.github.terrene.draft.deck;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Edition;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * What is wrong with a whole deck.
 *
 * @param needs what the deck must have
 * @param picks what it is built from
 * @param edition says which Characters can be in a starting party
 * @param place where the deck is
 */
@Rule({"TO-14.6", "TO-14.13"})
public record DeckFaults(DeckNeeds needs, Array<Card> picks, Edition edition, String place) {
    /**
     * Everything wrong with a deck that is built from these picks, in the order of the rules. A deck of more than 200 cards is refused
     * without looking further, and so is a deck that is missing ({@code null}) or has missing cards.
     *
     * @param picks what was picked; none of them may be missing
     * @param place where the deck is, for the problems: {@code deck of seat B}
     */
    @Rule({"TO-14.6", "TO-14.13"})
    public static Seq<Problem> problemsOf(
            @Nullable Iterable<? extends Card> deck, Iterable<? extends Card> picks, Edition edition, String place) {
        Array<Card> picked = Array.ofAll(picks);
        DeckFaults faults = new DeckFaults(DeckNeeds.of(picked, edition), picked, edition, place);
        return deck == null ? faults.absent() : faults.of(DeckNeeds.read(deck));
    }

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
                .appendAll(few(
                        "TO-14.6/few-characters",
                        "has {number:number} different Characters for a starting party; from these picks it needs {needed:number}",
                        tally.characters(true),
                        needs.characters()))
                .appendAll(few(
                        "TO-14.6/few-assignables",
                        "has {number:number} different Items and Commands; from these picks it needs {needed:number}",
                        tally.assignables(),
                        needs.assignables()))
                .appendAll(few(
                        "TO-14.6/few-terrains",
                        "has {number:number} different Terrains that are no Storm; from these picks it needs {needed:number}",
                        tally.terrains(),
                        needs.terrains()));
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

    private Array<Problem> few(String key, String template, int has, int needed) {
        return has < needed ? problem(key, template, has, needed) : Array.empty();
    }

    private Array<Problem> problem(String key, String template, Object... values) {
        return Array.of(Problem.at(place, key, template, values));
    }
}
