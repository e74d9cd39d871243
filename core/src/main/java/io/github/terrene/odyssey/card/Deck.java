package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import java.util.Arrays;

/**
 * A list of cards that somebody wants to play with. The deck rules say whether it may be played.
 *
 * @param name the name of the deck, for people
 * @param cards the cards, sorted by id, copies repeated
 */
@Rule("TO-2.1")
public record Deck(
        @Rule("TO-2.10") @Names(Named.DECK) String name,
        @Rule("TO-2.1") Array<Card> cards) {
    /** Sorts the cards, so that equal decks are equal. An incomplete deck is not sorted; it is left for the rules to refuse. */
    public Deck {
        cards = cards == null || cards.contains(null) ? cards : cards.sortBy(Card::id);
    }

    /** A deck of these cards, one copy for each time a card is listed. */
    public static Deck of(String name, Card... cards) {
        return of(name, Arrays.asList(cards));
    }

    /** A deck of these cards, one copy for each time a card occurs. */
    public static Deck of(String name, Iterable<? extends Card> cards) {
        return new Deck(name, List.<Card>ofAll(cards).toArray());
    }

    /**
     * The same with that many more copies of each of these cards.
     *
     * @throws IllegalArgumentException if the number is below 1
     */
    public Deck with(int copies, Card... each) {
        if (copies < 1) {
            throw new IllegalArgumentException(name + ": " + copies + " copies of a card cannot be added");
        }
        return new Deck(name, cards.appendAll(Array.of(each).flatMap(card -> Array.fill(copies, card))));
    }

    /** The cards of all decks by seat, for {@code imagine} if everybody's deck is known. */
    public static CardPool pool(Seq<Deck> decks) {
        return new CardPool(decks.map(deck -> deck.cards().map(Card::id)));
    }

    /** How many copies of a card are in it. */
    @Rule("TO-2.4")
    public int copies(Card card) {
        return cards.count(card::equals);
    }
}
