package io.github.terrene.carnage.rule;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Internal;
import io.vavr.collection.Array;

/** In which orders some of several things can be chosen. */
@Internal
public final class Orders {
    private static final int USUAL = 24;

    private Orders() {}

    /** All ways to choose so many of these, in order: the first ones first. Nothing can be chosen in one way. */
    @SuppressWarnings("unchecked") // nothing but such things is put in, and only copies get out
    public static <T> Array<Array<T>> of(Array<T> from, int number) {
        ArrayBuilder<Array<T>> orders = new ArrayBuilder<>(USUAL);
        add(from, new boolean[from.size()], (T[]) new Object[number], 0, orders);
        return orders.all();
    }

    /** Adds every order that begins with the chosen ones, whose places are taken. */
    private static <T> void add(Array<T> from, boolean[] taken, T[] chosen, int size, ArrayBuilder<Array<T>> orders) {
        if (size == chosen.length) {
            orders.add(Array.of(chosen));
            return;
        }
        for (int place = 0; place < from.size(); place++) {
            if (!taken[place]) {
                taken[place] = true;
                chosen[size] = from.get(place);
                add(from, taken, chosen, size + 1, orders);
                taken[place] = false;
            }
        }
    }
}
