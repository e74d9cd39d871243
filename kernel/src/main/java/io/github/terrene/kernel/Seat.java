package io.github.terrene.kernel;

import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * A place at the table, counted from 0 and written as a letter: {@code A} is seat 0.
 *
 * @param index from 0 to 25
 */
public record Seat(int index) implements Comparable<Seat> {
    /** How many seats there are. */
    public static final int MOST = 26;

    private static final Seat[] SEATS = new Seat[MOST];
    private static final Array<Array<Seat>> ALONE;
    private static final Array<Array<Seat>> FIRST;

    /**
     * The last seat, {@code Z}, where nobody sits in a game of at most 25 players. It is for onlookers: {@link Rules} says what they see.
     */
    public static final Seat ONLOOKER;

    static {
        for (int i = 0; i < MOST; i++) {
            SEATS[i] = new Seat(i);
        }
        ONLOOKER = SEATS[MOST - 1];
        ALONE = Array.of(SEATS).map(Array::of);
        FIRST = Array.range(0, MOST + 1).map(Array.of(SEATS)::take);
    }

    /** @throws IllegalArgumentException if the index is not from 0 to 25 */
    public Seat {
        if (index < 0 || index >= MOST) {
            throw new IllegalArgumentException("seats are numbered from 0 to " + (MOST - 1) + ", not " + index);
        }
    }

    /**
     * The seat with that index; cached.
     *
     * @throws IllegalArgumentException if the index is not from 0 to 25
     */
    public static Seat of(int index) {
        return index >= 0 && index < MOST ? SEATS[index] : new Seat(index);
    }

    /**
     * The seats from A on; cached.
     *
     * @param number how many, from 0 to {@value #MOST}
     * @throws IndexOutOfBoundsException if the number is out of range
     */
    public static Array<Seat> first(int number) {
        return FIRST.get(number);
    }

    /** This seat and no other, as a list; cached. */
    public Array<Seat> asList() {
        return ALONE.get(index);
    }

    /** Faster than the generated method, and called very often. */
    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof Seat seat && seat.index == index;
    }

    @Override
    public int hashCode() {
        return index;
    }

    @Override
    public int compareTo(Seat other) {
        return Integer.compare(index, other.index);
    }

    /** The letter of the seat. */
    @Override
    public String toString() {
        return String.valueOf((char) ('A' + index));
    }
}
