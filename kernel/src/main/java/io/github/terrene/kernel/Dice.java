package io.github.terrene.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Draws values one after another from an {@link Rng}. Lives inside one call and is never part of a state. */
public final class Dice {
    private long state;

    Dice(long state) {
        this.state = state;
    }

    /** Draws the next 64 bits. */
    public long bits() {
        state += Rng.gamma();
        return Rng.mix(state);
    }

    /**
     * Draws a number from 0 to {@code bound - 1}, each equally likely: the upper half of the product of 32 random bits and the bound,
     * redrawn while the lower half is below {@code 2^32 mod bound} (Lemire 2019).
     *
     * @param bound at least 1
     */
    public int below(int bound) {
        if (bound < 1) {
            throw new IllegalArgumentException("the bound must be at least 1, not " + bound);
        }
        long product = (bits() >>> 32) * bound;
        if ((product & 0xFFFFFFFFL) < bound) {
            long threshold = (0x100000000L - bound) % bound;
            while ((product & 0xFFFFFFFFL) < threshold) {
                product = (bits() >>> 32) * bound;
            }
        }
        return (int) (product >>> 32);
    }

    /**
     * Draws one of these, each equally likely.
     *
     * @param from at least one
     */
    public <T> T pick(Seq<T> from) {
        return from.get(below(from.size()));
    }

    /** These values in random order: a Fisher-Yates shuffle, from the last place down. */
    public <T> Array<T> shuffle(Iterable<T> values) {
        Array<T> ordered = Array.ofAll(values);
        int[] places = new int[ordered.size()];
        for (int i = 0; i < places.length; i++) {
            places[i] = i;
        }
        shuffle(places, 0, places.length);
        ArrayBuilder<T> shuffled = new ArrayBuilder<>(places.length);
        for (int place : places) {
            shuffled.add(ordered.get(place));
        }
        return shuffled.all();
    }

    /**
     * Shuffles some of these numbers in place, and draws as {@link #shuffle(Iterable)} does.
     *
     * @param from the place of the first
     * @param to the place after the last
     */
    public void shuffle(int[] numbers, int from, int to) {
        for (int i = to - 1; i > from; i--) {
            int j = from + below(i + 1 - from);
            int number = numbers[i];
            numbers[i] = numbers[j];
            numbers[j] = number;
        }
    }

    /** The generator after everything drawn so far. */
    public Rng rest() {
        return new Rng(state);
    }
}
