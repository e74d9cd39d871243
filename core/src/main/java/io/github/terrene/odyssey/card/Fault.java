package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Predicate;

/**
 * Something that may be wrong with a printed thing.
 *
 * @param rule the rule that it breaks
 * @param present whether it is wrong
 * @param sentence what is to be said then
 */
record Fault<T>(String rule, Predicate<T> present, String sentence) {

    /** All that is wrong, in the order of the faults. */
    static <T> Seq<Problem> in(T thing, String place, Array<Fault<T>> faults) {
        return faults.filter(fault -> fault.present.test(thing))
                .map(fault -> new Problem(fault.rule, place, fault.sentence));
    }
}
