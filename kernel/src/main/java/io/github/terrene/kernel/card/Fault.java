package io.github.terrene.kernel.card;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Something that may be wrong with an input, such as a card, and the {@link Problem} to report if it is.
 *
 * @param <T> inputs
 * @param rule the number of the rule that it breaks, or an empty text
 * @param present whether it is wrong
 * @param sentence what to say if it is
 */
public record Fault<T>(String rule, Predicate<T> present, String sentence) {

    /**
     * Everything wrong with an input, in the order of the faults.
     *
     * @param place where it is, such as the name of a card
     */
    public static <T> Seq<Problem> in(T input, String place, Array<Fault<T>> faults) {
        return faults.filter(fault -> fault.present.test(input))
                .map(fault -> new Problem(fault.rule, place, fault.sentence));
    }

    /** One problem for each key that several of these inputs share, with the key as its place. */
    public static <T> Array<Problem> twice(Array<T> inputs, Function<T, String> key, String rule, String sentence) {
        Array<String> keys = inputs.map(key);
        return keys.distinct()
                .filter(each -> keys.count(each::equals) > 1)
                .map(each -> new Problem(rule, each, sentence));
    }
}
