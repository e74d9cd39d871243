package io.github.terrene.kernel.card;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.text.Invariant;
import io.github.terrene.kernel.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** What must hold in any game with cards for a state that was read from a text, and what its own invariants are made of. */
public final class CardInvariants {
    private CardInvariants() {}

    /**
     * What must hold for the smallest parts of a game for two.
     *
     * @param most as {@link Invariant#ofNumbers} says
     */
    public static <S> Array<Invariant<S, ?>> atoms(Zones zones, int most) {
        return Array.of(
                Invariant.ofNumbers(most),
                Invariant.of(Seat.class, (state, seat) -> Players.has(seat), "nobody sits at that seat"),
                known(zones));
    }

    /** Whoever reads a state knows all cards. */
    public static <S> Invariant<S, PrintedCard> known(Zones zones) {
        return Invariant.of(
                PrintedCard.class, (state, card) -> !zones.isUnknown(card), "an unknown card cannot occur here");
    }

    /** Whether cards are in the order of their ids, as in a hand. */
    public static boolean sorted(Seq<? extends PrintedCard> cards) {
        return ids(cards).equals(cards.map(PrintedCard::id));
    }

    /** Whether these are the same cards in any order: none is lost, and none is there twice. */
    public static boolean same(Seq<? extends PrintedCard> some, Seq<? extends PrintedCard> others) {
        return ids(some).equals(ids(others));
    }

    private static Seq<String> ids(Seq<? extends PrintedCard> cards) {
        return cards.map(PrintedCard::id).sorted();
    }

    /**
     * Whether everything in play has a number of its own.
     *
     * @param next the next number to be given
     */
    public static boolean numbered(Seq<Integer> numbers, int next) {
        return next >= 1
                && numbers.distinct().size() == numbers.size()
                && numbers.forAll(number -> number >= 1 && number < next);
    }
}
