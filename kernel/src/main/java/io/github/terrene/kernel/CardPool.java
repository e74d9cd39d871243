package io.github.terrene.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What is believed about cards that nobody sees, for {@link Rules#imagine}: the cards that each seat plays with, from which unknown places
 * are filled, and those of them that are known to be in a hand. Where a list is empty or too short, any cards of the catalogue are used.
 *
 * <p>A host that knows all lists gives an agent only what its seat may know: {@link #knownTo}. The full pool is for games with open deck
 * lists, and for imagining on nobody's behalf. Guessing better what others play is up to the agent. What is known of hands a seat learns from
 * what it is told: {@link Rules#remembered}.
 *
 * @param ofSeats card ids, one list for each seat in the order of seats, copies repeated; empty where nothing is known
 * @param inHands the ids of cards that are known to be in a hand, one list for each seat, copies repeated; the hand may hold others, too.
 *     Empty if nothing is known of any hand
 */
public record CardPool(Seq<Seq<String>> ofSeats, Seq<Seq<String>> inHands) {
    /** Nothing is known of any deck. */
    public static final CardPool UNKNOWN = new CardPool(Array.empty());

    /** Decks, with nothing known of any hand. */
    public CardPool(Seq<Seq<String>> ofSeats) {
        this(ofSeats, Array.empty());
    }

    /** What a seat knows where deck lists are closed: its own list. What somebody remembers of hands is left out. */
    public CardPool knownTo(Seat seat) {
        return new CardPool(ofSeats.zipWithIndex((list, index) -> index == seat.index() ? list : Array.empty()));
    }

    /** The cards of one seat; none if the pool says nothing about that seat. */
    public Seq<String> of(Seat seat) {
        return of(seat, ofSeats);
    }

    /** The cards that are known to be in the hand of one seat, copies repeated; none if nothing is known of it. */
    public Seq<String> inHand(Seat seat) {
        return of(seat, inHands);
    }

    private static Seq<String> of(Seat seat, Seq<Seq<String>> lists) {
        return seat.index() < lists.size() ? lists.get(seat.index()) : Array.empty();
    }

    /** The same after cards that were seen came into a hand. */
    public CardPool handGains(Seat seat, Seq<String> ids) {
        return withInHand(seat, inHand(seat).appendAll(ids));
    }

    /** The same after cards that were seen left a hand: of each that is known to be there one copy is not there any more. */
    public CardPool handLoses(Seat seat, Seq<String> ids) {
        return withInHand(seat, ids.foldLeft(inHand(seat), Seq::remove));
    }

    /** The same after cards that were not seen left a hand: any of those that were known to be there may be gone. */
    public CardPool handForgotten(Seat seat) {
        return withInHand(seat, Array.empty());
    }

    /** The same with nothing known of any hand, as when another game begins. */
    public CardPool handsForgotten() {
        return withInHands(Array.empty());
    }

    /** The same decks, with that known of hands. */
    public CardPool withInHands(Seq<Seq<String>> others) {
        return others.isEmpty() && inHands.isEmpty() ? this : new CardPool(ofSeats, others);
    }

    private CardPool withInHand(Seat seat, Seq<String> ids) {
        if (ids.eq(inHand(seat))) {
            return this;
        }
        Array<Seq<String>> known = Array.range(0, Math.max(inHands.size(), seat.index() + 1))
                .map(index -> index == seat.index() ? ids : inHand(Seat.of(index)));
        return withInHands(known.forAll(Seq::isEmpty) ? Array.empty() : known);
    }
}
