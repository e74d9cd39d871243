package io.github.terrene.kernel.card;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Something that may be wrong with an input, such as a card: a {@link Problem} wherever it is.
 *
 * @param <T> inputs
 * @param rule the rule that it breaks, or an empty text
 * @param present whether it is wrong
 * @param sentence what is to be said then
 */
public record Fault<T>(String rule, Predicate<T> present, String sentence) {

    /**
     * All that is wrong with one of them, in the order of the faults.
     *
     * @param place where it is, such as the name of a card
     */
    public static <T> Seq<Problem> in(T input, String place, Array<Fault<T>> faults) {
        return faults.filter(fault -> fault.present.test(input))
                .map(fault -> new Problem(fault.rule, place, fault.sentence));
    }

    /** That several of these inputs have the same key: once for each such key, which says where it is. */
    public static <T> Array<Problem> twice(Array<T> inputs, Function<T, String> key, String rule, String sentence) {
        Array<String> keys = inputs.map(key);
        return keys.distinct()
                .filter(each -> keys.count(each::equals) > 1)
                .map(each -> new Problem(rule, each, sentence));
    }
}
