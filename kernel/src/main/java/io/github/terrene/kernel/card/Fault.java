package io.github.terrene.kernel.card;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;

/**
 * Something that may be wrong with an input, such as a card, and the {@link Problem} to report if it is.
 *
 * @param <T> inputs
 * @param key the key of the {@link Problem}
 * @param present whether it is wrong
 * @param template what to say if it is, with the names of facts in braces
 * @param values the value of each fact
 */
public record Fault<T>(String key, Predicate<T> present, String template, Array<Object> values) {

    /** A fault. */
    public Fault(String key, Predicate<T> present, String template, Object... values) {
        this(key, present, template, Array.of(values));
    }

    /**
     * Everything wrong with an input, in the order of the faults.
     *
     * @param place where it is, such as the name of a card
     */
    public static <T> Seq<Problem> in(T input, String place, Array<Fault<T>> faults) {
        return faults.filter(fault -> fault.present.test(input))
                .map(fault -> Problem.at(place, fault.key, fault.template, fault.values.toJavaArray()));
    }

    /** One problem for each name that several of these inputs share, with the name as its place. */
    public static <T> Array<Problem> twice(Array<T> inputs, Function<T, String> name, String key, String sentence) {
        Array<String> names = inputs.map(name);
        Set<String> once = new TreeSet<>();
        Set<String> again = new TreeSet<>(names.filter(each -> !once.add(each)).toJavaList());
        return names.filter(again::remove).map(each -> Problem.at(each, key, sentence));
    }
}
