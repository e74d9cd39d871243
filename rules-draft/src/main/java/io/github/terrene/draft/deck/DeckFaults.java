package io.github.terrene.draft.deck;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Limit;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.setup.DeckRules;
import io.github.terrene.odyssey.setup.Edition;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
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
    private static final String HERO = "a Hero";

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
            return Array.of(Problem.at(
                    place,
                    "TO-14.6/out-of-measure",
                    "has more than {most:number} cards instead of {number:number}",
                    DeckNeeds.OUT_OF_MEASURE,
                    needs.cards()));
        }
        return cards.contains(null) ? missing(cards) : of(new Deck(place, cards));
    }

    private Array<Problem> missing(Array<Card> cards) {
        return Array.range(0, cards.size())
                .filter(i -> cards.get(i) == null)
                .map(i -> Problem.missing(place, "TO-14.6", "card " + (i + 1)));
    }

    private Seq<Problem> of(Deck deck) {
        return picked(new Deck(place, picks))
                .problems(deck.cards(), place)
                .appendAll(DeckRules.DRAFTED.exactly(needs.cards()).problems(deck, edition, place))
                .appendAll(needed().flatMap(limit -> limit.problems(deck.cards(), place)));
    }

    private static Limit<Card> picked(Deck picks) {
        return Limit.<Card>of(
                        "TO-14.6/not-picked-so-often",
                        "has {number:number} of {card}, of which {picked:number} were picked")
                .each(Card::id)
                .atMost(picks::copies)
                .fact("card", cards -> cards.head().name())
                .fact("picked:number", cards -> picks.copies(cards.head()));
    }

    /** What a starting party needs; as a deck has only one Hero, all of them count once. */
    private Array<Limit<Card>> needed() {
        return Array.of(
                Limit.<Card>of(
                                "TO-14.6/few-characters",
                                "has {number:number} different Characters for a starting party; from these picks it needs {needed:number}")
                        .among(card -> Option.of(card.asCharacter()).exists(edition::permitsInParty))
                        .atLeast(
                                needs.characters(),
                                card -> Option.of(card.asCharacter()).exists(CharacterCard::hero) ? HERO : card.id()),
                Limit.<Card>of(
                                "TO-14.6/few-assignables",
                                "has {number:number} different Items and Commands; from these picks it needs {needed:number}")
                        .among(card -> card.asCharacter() == null && card.asTerrain() == null)
                        .atLeast(needs.assignables(), Card::id),
                Limit.<Card>of(
                                "TO-14.6/few-terrains",
                                "has {number:number} different Terrains that are no Storm; from these picks it needs {needed:number}")
                        .among(card -> Option.of(card.asTerrain())
                                .exists(terrain -> terrain.storm().isEmpty()))
                        .atLeast(needs.terrains(), Card::id));
    }
}
