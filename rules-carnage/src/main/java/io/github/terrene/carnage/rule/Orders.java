package io.github.terrene.carnage.rule;

import io.github.terrene.kernel.Gathered;
import io.github.terrene.kernel.Internal;
import io.vavr.collection.Array;

/** In which orders some of several things can be chosen. */
@Internal
public final class Orders {
    private Orders() {}

    /** All ways to choose so many of these, in order: the first ones first. Nothing can be chosen in one way. */
    public static <T> Array<Array<T>> of(Array<T> from, int number) {
        if (number == 0) {
            return Array.of(Array.empty());
        }
        Gathered<Array<T>> orders = new Gathered<>(0);
        for (int i = 0; i < from.size(); i++) {
            T first = from.get(i);
            orders.addAll(of(from.removeAt(i), number - 1).map(rest -> rest.prepend(first)));
        }
        return orders.all();
    }
}
