package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;

/** Several different things named by one part of an effect: one after another in ascending order, since their order means nothing. */
@Rule({"TL-9.15", "TL-9.24"})
public final class Ascending {
    private Ascending() {}

    /**
     * Chooses this many of them, all if there are fewer.
     *
     * @param from in ascending order
     * @param ask chooses the next one, from those that leave enough after them; none while the answer is awaited
     * @return those chosen, or none while an answer is awaited
     */
    public static <T extends Comparable<T>> Option<Array<T>> choose(
            int number, Array<T> from, Function<Array<T>, Option<T>> ask) {
        int wanted = Math.min(number, from.size());
        Array<T> left = from;
        Array<T> chosen = Array.empty();
        while (chosen.size() < wanted) {
            Option<T> next = ask.apply(left.dropRight(wanted - chosen.size() - 1));
            if (next.isEmpty()) {
                return Option.none();
            }
            T latest = next.get();
            chosen = chosen.append(latest);
            left = left.filter(each -> each.compareTo(latest) > 0);
        }
        return Option.some(chosen);
    }
}
