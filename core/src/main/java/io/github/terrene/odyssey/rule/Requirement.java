package io.github.terrene.odyssey.rule;

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
public record Requirement<T>(
        String rule, boolean decisive, BiPredicate<Game, T> met, BiFunction<Game, T, Rejection> refusal) {

    /** A requirement of a rule. */
    public static <T> Requirement<T> requires(
            String rule, BiPredicate<Game, T> met, BiFunction<Game, T, Rejection> refusal) {
        return new Requirement<>(rule, false, met, refusal);
    }

    /** A requirement of a rule with a sentence without facts. */
    public static <T> Requirement<T> requires(String rule, BiPredicate<Game, T> met, String sentence) {
        return new Requirement<>(rule, false, met, (game, subject) -> Rejection.of(rule, sentence));
    }

    /** That something exists which those behind it speak of. */
    public static <T> Requirement<T> exists(
            String rule, BiPredicate<Game, T> met, BiFunction<Game, T, Rejection> refusal) {
        return new Requirement<>(rule, true, met, refusal);
    }

    /** That something exists which those behind it speak of, with a sentence without facts. */
    public static <T> Requirement<T> exists(String rule, BiPredicate<Game, T> met, String sentence) {
        return new Requirement<>(rule, true, met, (game, subject) -> Rejection.of(rule, sentence));
    }
}
