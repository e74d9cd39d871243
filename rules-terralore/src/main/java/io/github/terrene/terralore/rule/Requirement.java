package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Rejection;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;

/**
 * One thing that must be so for something to be allowed.
 *
 * @param rule the number of the rule that demands it
 * @param decisive whether nothing behind it can be looked at if it is not so
 * @param met whether it is so
 * @param refusal why not
 */
record Requirement<A>(String rule, boolean decisive, BiPredicate<Game, A> met, BiFunction<Game, A, Rejection> refusal) {

    /** A requirement of a rule. */
    static <A> Requirement<A> requires(String rule, BiPredicate<Game, A> met, BiFunction<Game, A, Rejection> refusal) {
        return new Requirement<>(rule, false, met, refusal);
    }

    /** A requirement of a rule with a sentence without facts. */
    static <A> Requirement<A> requires(String rule, BiPredicate<Game, A> met, String sentence) {
        return requires(rule, met, (game, action) -> Rejection.of(rule, sentence));
    }

    /** That something is so which those behind it take for granted. */
    static <A> Requirement<A> first(String rule, BiPredicate<Game, A> met, BiFunction<Game, A, Rejection> refusal) {
        return new Requirement<>(rule, true, met, refusal);
    }
}
