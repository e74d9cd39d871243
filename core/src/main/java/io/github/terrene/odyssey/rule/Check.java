package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rejection;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Arrays;
import java.util.function.BiPredicate;

/** What must be so for something to be allowed, in order. The one check that lists, explains and applies. */
public final class Check<T> {
    private final Array<Requirement<T>> requirements;
    private final BiPredicate<Game, T>[] conditions;

    @SuppressWarnings("unchecked") // nothing but conditions about T is put in
    private Check(Array<Requirement<T>> requirements) {
        this.requirements = requirements;
        this.conditions = (BiPredicate<Game, T>[]) new BiPredicate<?, ?>[requirements.size()];
        Arrays.setAll(conditions, place -> requirements.get(place).met());
    }

    /** A check of these requirements, in this order. */
    @SafeVarargs
    public static <T> Check<T> of(Requirement<T>... requirements) {
        Array<Requirement<T>> all = Array.empty();
        for (Requirement<T> requirement : requirements) {
            all = all.append(requirement);
        }
        return new Check<>(all);
    }

    /** Whether all are met. Allocates nothing. */
    public boolean allows(Game game, T subject) {
        for (BiPredicate<Game, T> met : conditions) {
            if (!met.test(game, subject)) {
                return false;
            }
        }
        return true;
    }

    /** All that are not met, as far as can be said. */
    public Seq<Rejection> whyNot(Game game, T subject) {
        Array<Rejection> rejections = Array.empty();
        for (Requirement<T> requirement : requirements) {
            if (!requirement.met().test(game, subject)) {
                rejections = rejections.append(requirement.refusal().apply(game, subject));
                if (requirement.decisive()) {
                    return rejections;
                }
            }
        }
        return rejections;
    }
}
