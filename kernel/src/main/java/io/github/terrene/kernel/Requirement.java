package io.github.terrene.kernel;

import java.util.function.BiFunction;
import java.util.function.BiPredicate;

/**
 * One thing that must be so for something to be allowed.
 *
 * @param <S> states
 * @param <T> what is to be allowed
 * @param decisive whether nothing behind it can be looked at if it is not so
 * @param met whether it is so
 * @param refusal why not, with the number of the rule that demands it
 */
public record Requirement<S, T>(boolean decisive, BiPredicate<S, T> met, BiFunction<S, T, Rejection> refusal) {

    /** A requirement of a rule. */
    public static <S, T> Requirement<S, T> requires(BiPredicate<S, T> met, BiFunction<S, T, Rejection> refusal) {
        return new Requirement<>(false, met, refusal);
    }

    /** A requirement of a rule with a sentence without facts. */
    public static <S, T> Requirement<S, T> requires(String rule, BiPredicate<S, T> met, String sentence) {
        return new Requirement<>(false, met, (state, subject) -> Rejection.of(rule, sentence));
    }

    /** That something is there which those behind it take for granted. */
    public static <S, T> Requirement<S, T> exists(BiPredicate<S, T> met, BiFunction<S, T, Rejection> refusal) {
        return new Requirement<>(true, met, refusal);
    }

    /** That something is there which those behind it take for granted, with a sentence without facts. */
    public static <S, T> Requirement<S, T> exists(String rule, BiPredicate<S, T> met, String sentence) {
        return new Requirement<>(true, met, (state, subject) -> Rejection.of(rule, sentence));
    }
}
