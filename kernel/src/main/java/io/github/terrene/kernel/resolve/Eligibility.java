package io.github.terrene.kernel.resolve;

import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;

/**
 * What may be chosen for a question. An effect uses the same conditions to find what to offer, so that nothing is offered that they exclude,
 * and everything else is refused by the rule that excludes it.
 */
@FunctionalInterface
public interface Eligibility {
    /** Says nothing about what is not offered: the rule of the question refuses it. */
    Eligibility OFFERED = (choice, why) -> true;

    /**
     * Whether something may be chosen; if not, the verdict is told why. Something that the question is not about at all may be chosen as far
     * as this is concerned.
     */
    boolean permits(Choice choice, Verdict why);

    /**
     * Whether something may be the next of several things that are named in ascending order, since their order means nothing: each once, and
     * with enough left after it.
     *
     * @param rule the number of the rule by which there are several
     * @param offered what may be the next one, in ascending order; at least one
     * @param card the id of its card
     */
    static <T extends Comparable<T>> boolean ascending(
            String rule, Array<T> offered, T next, String card, Verdict why) {
        return offered.contains(next)
                || !why.silent()
                        && (next.compareTo(offered.head()) < 0
                                ? why.no(
                                        rule + "/named-before",
                                        "{card:card} was named before, or should have been: several are named in ascending order",
                                        card)
                                : why.no(
                                        rule + "/few-left",
                                        "too few would be left after {card:card} to name the others in ascending order",
                                        card));
    }
}
