package io.github.terrene.kernel;

import io.vavr.collection.Array;
import java.util.Arrays;
import java.util.function.BiPredicate;

/**
 * What must be so for something to be allowed, in order. The one check that lists, explains and applies.
 *
 * @param <S> states
 * @param <T> what is to be allowed: an action, or what an action names
 */
public final class Check<S, T> {
    private final Array<Requirement<S, T>> requirements;
    private final BiPredicate<S, T>[] conditions;

    @SuppressWarnings("unchecked") // nothing but conditions about T is put in
    private Check(Array<Requirement<S, T>> requirements) {
        this.requirements = requirements;
        this.conditions = (BiPredicate<S, T>[]) new BiPredicate<?, ?>[requirements.size()];
        Arrays.setAll(conditions, place -> requirements.get(place).met());
    }

    /** A check of these requirements, in this order. */
    @SafeVarargs
    public static <S, T> Check<S, T> of(Requirement<S, T>... requirements) {
        Array<Requirement<S, T>> all = Array.empty();
        for (Requirement<S, T> requirement : requirements) {
            all = all.append(requirement);
        }
        return new Check<>(all);
    }

    /** Whether all are met. Allocates nothing. */
    public boolean allows(S state, T subject) {
        for (BiPredicate<S, T> met : conditions) {
            if (!met.test(state, subject)) {
                return false;
            }
        }
        return true;
    }

    /** All that are not met, as far as can be said. */
    public Array<Rejection> whyNot(S state, T subject) {
        Array<Rejection> rejections = Array.empty();
        for (Requirement<S, T> requirement : requirements) {
            if (!requirement.met().test(state, subject)) {
                rejections = rejections.append(requirement.refusal().apply(state, subject));
                if (requirement.decisive()) {
                    return rejections;
                }
            }
        }
        return rejections;
    }
}
