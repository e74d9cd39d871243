package io.github.terrene.kernel.card;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * Checks the arguments that the effect of a card passes to a method that carries something out. An argument that makes no sense is a bug in
 * the effect: the game turns the exception into a {@link FaultyEffect}, whose message names the method.
 */
public final class Arguments {
    /** More things than there are in any game; a list that has more would have no end. */
    private static final int MOST = 10_000;

    private static final int FEW = 8;

    private Arguments() {}

    /**
     * The argument, which must be present.
     *
     * @param method the method that it was passed to
     * @param what what it is, such as {@code change}
     * @throws IllegalArgumentException if it is null
     */
    public static <T> T present(String method, String what, @Nullable T value) {
        if (value == null) {
            throw new IllegalArgumentException(method + ": the " + what + " is null");
        }
        return value;
    }

    /**
     * The arguments.
     *
     * @param what what each of them is, such as {@code card}
     * @throws IllegalArgumentException if the list or anything in it is null, or if it goes on after ten thousand of them
     */
    public static <T> Array<T> all(String method, String what, @Nullable Iterable<? extends T> values) {
        if (values == null) {
            throw new IllegalArgumentException(method + ": the " + what + " list is null");
        }
        Array<T> all = values instanceof Array<? extends T> array ? Array.narrow(array) : copied(method, what, values);
        for (int i = 0; i < all.size(); i++) {
            present(method, what, all.get(i));
        }
        return all;
    }

    private static <T> Array<T> copied(String method, String what, Iterable<? extends T> values) {
        ArrayBuilder<T> all = new ArrayBuilder<>(FEW);
        for (T value : values) {
            if (all.size() == MOST) {
                throw new IllegalArgumentException(method + ": there is no end of the " + what + " list");
            }
            all.add(value);
        }
        return all.all();
    }

    /**
     * The arguments, without duplicates.
     *
     * @param what what each of them is, such as {@code card}
     * @throws IllegalArgumentException as for {@link #all}
     */
    public static <T> Array<T> different(String method, String what, @Nullable Iterable<? extends T> values) {
        Array<T> all = all(method, what, values);
        boolean different = true;
        for (int i = 0; i < all.size() && different; i++) {
            different = all.indexOf(all.get(i)) == i;
        }
        return different ? all : all.distinct();
    }

    /**
     * An amount.
     *
     * @throws IllegalArgumentException if it is below 0: nothing is taken away by giving less than nothing
     */
    public static int amount(String method, int number) {
        if (number < 0) {
            throw new IllegalArgumentException(method + ": an amount must be 0 or more, not " + number);
        }
        return number;
    }

    /**
     * A seat of the game.
     *
     * @param seats where somebody sits
     * @throws IllegalArgumentException if nobody sits there
     */
    public static Seat seat(String method, @Nullable Seat seat, Seq<Seat> seats) {
        Seat there = present(method, "seat", seat);
        if (seats.indexOf(there) < 0) {
            throw new IllegalArgumentException(method + ": nobody sits at seat " + there);
        }
        return there;
    }
}
