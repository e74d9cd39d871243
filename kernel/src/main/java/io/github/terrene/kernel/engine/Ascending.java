package io.github.terrene.kernel.engine;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;

/** Chooses several different things for one part of an effect, one after another in ascending order, since their order means nothing. */
public final class Ascending {
    private Ascending() {}

    /**
     * Chooses that many of them, or all if there are fewer.
     *
     * @param from different things, in ascending order
     * @param ask chooses the next one, from those that leave enough after them; none while the answer is awaited
     * @return the chosen ones, or none while an answer is awaited
     */
    public static <T> Option<Array<T>> choose(int number, Array<T> from, Function<Array<T>, Option<T>> ask) {
        Array<T> left = from;
        Array<T> chosen = Array.empty();
        for (int missing = Math.min(number, from.size()); missing > 0; missing--) {
            Option<T> next = ask.apply(left.dropRight(missing - 1));
            if (next.isEmpty()) {
                return Option.none();
            }
            chosen = chosen.append(next.get());
            left = left.drop(left.indexOf(next.get()) + 1);
        }
        return Option.some(chosen);
    }

    /**
     * Chooses up to that many of them, until there are none left or somebody has enough.
     *
     * @param from different things, in ascending order
     * @param enough the answer that ends it, which is offered after the others
     * @param ask chooses the next one, or says that it is enough; none while the answer is awaited
     * @return the chosen ones, or none while an answer is awaited
     */
    public static <T> Option<Array<T>> upTo(int most, Array<T> from, T enough, Function<Array<T>, Option<T>> ask) {
        Array<T> left = from;
        Array<T> chosen = Array.empty();
        while (chosen.size() < most && left.nonEmpty()) {
            Option<T> next = ask.apply(left.append(enough));
            if (next.isEmpty()) {
                return Option.none();
            } else if (next.get().equals(enough)) {
                break;
            }
            chosen = chosen.append(next.get());
            left = left.drop(left.indexOf(next.get()) + 1);
        }
        return Option.some(chosen);
    }
}
