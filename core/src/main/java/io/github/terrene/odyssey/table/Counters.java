package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.trait.Counter;
import io.vavr.collection.Array;

/**
 * The counters on a card.
 *
 * @param piles the counters of each kind, sorted by the name of the kind
 */
@Rule("TO-8.22")
public record Counters(Array<Heap> piles) {
    /** No counters. */
    public static final Counters NONE = new Counters(Array.empty());

    /**
     * The counters of one kind on a card.
     *
     * @param counter the kind of counter
     * @param number the number of counters of that kind
     */
    public record Heap(Counter counter, int number) {}

    /** Whether there are none. */
    public boolean isEmpty() {
        return piles.isEmpty();
    }

    /** How many of that kind. */
    public int of(Counter counter) {
        for (int i = 0; i < piles.size(); i++) {
            if (piles.get(i).counter().equals(counter)) {
                return piles.get(i).number();
            }
        }
        return 0;
    }

    /** The same with that many of that kind. */
    public Counters with(Counter counter, int number) {
        Array<Heap> others = piles.reject(pile -> pile.counter().equals(counter));
        return new Counters(
                number == 0
                        ? others
                        : others.append(new Heap(counter, number))
                                .sortBy(pile -> pile.counter().name()));
    }
}
