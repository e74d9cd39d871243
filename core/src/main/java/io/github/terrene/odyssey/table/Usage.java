package io.github.terrene.odyssey.table;

import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/**
 * How often each ability of a card was activated this turn.
 *
 * @param counts the number for each ability, by its place on the card, up to the last one used
 */
@Rule({"TO-8.27", "TO-8.28"})
public record Usage(Array<Integer> counts) {
    /** No uses. */
    public static final Usage NONE = new Usage(Array.empty());

    /** Whether none was activated. */
    public boolean isEmpty() {
        return counts.isEmpty();
    }

    /** How often that one was activated. */
    public int of(int ability) {
        return ability < counts.size() ? counts.get(ability) : 0;
    }

    /** The same with one more use of that ability. */
    public Usage plus(int ability) {
        Array<Integer> longer = counts;
        while (longer.size() <= ability) {
            longer = longer.append(0);
        }
        return new Usage(longer.update(ability, longer.get(ability) + 1));
    }
}
