package io.github.terrene.bots.search;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** The games that are imagined for one decision, by number. The first ones are imagined only once, however many actions are tried in them. */
final class Worlds<S> {
    /** The most worlds that are kept: some megabytes. Later ones are imagined each time. */
    private static final int MOST_KEPT = 1_000;

    private final IntFunction<S> imagination;
    private final List<S> kept = new ArrayList<>();

    /** Worlds that are imagined on demand; the same number always gives the same world. */
    Worlds(IntFunction<S> imagination) {
        this.imagination = imagination;
    }

    S get(int number) {
        while (kept.size() <= number && kept.size() < MOST_KEPT) {
            kept.add(imagination.apply(kept.size()));
        }
        return number < kept.size() ? kept.get(number) : imagination.apply(number);
    }
}
