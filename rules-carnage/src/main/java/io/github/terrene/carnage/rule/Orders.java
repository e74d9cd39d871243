package io.github.terrene.carnage.rule;

import io.github.terrene.kernel.Gathered;
import io.github.terrene.kernel.Internal;
import io.vavr.collection.Array;

/** In which orders some of several things can be chosen. */
@Internal
public final class Orders {
    private static final int USUAL = 24;

    private Orders() {}

    /** All ways to choose so many of these, in order: the first ones first. Nothing can be chosen in one way. */
    public static <T> Array<Array<T>> of(Array<T> from, int number) {
        Gathered<Array<T>> orders = new Gathered<>(USUAL);
        add(from, new int[number], 0, orders);
        return orders.all();
    }

    /** Adds every order that begins with the chosen places. */
    private static <T> void add(Array<T> from, int[] chosen, int size, Gathered<Array<T>> orders) {
        if (size == chosen.length) {
            orders.add(at(chosen, from));
            return;
        }
        for (int place = 0; place < from.size(); place++) {
            if (!among(chosen, size, place)) {
                chosen[size] = place;
                add(from, chosen, size + 1, orders);
            }
        }
    }

    private static boolean among(int[] chosen, int size, int place) {
        for (int i = 0; i < size; i++) {
            if (chosen[i] == place) {
                return true;
            }
        }
        return false;
    }

    private static <T> Array<T> at(int[] places, Array<T> from) {
        Gathered<T> order = new Gathered<>(places.length);
        for (int place : places) {
            order.add(from.get(place));
        }
        return order.all();
    }
}
