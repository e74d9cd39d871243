package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Rejection;
import io.vavr.collection.Array;

/** What must be so for an action to be allowed, in order. The one check that lists, explains and applies. */
final class Check<A> {
    private final Array<Requirement<A>> requirements;

    private Check(Array<Requirement<A>> requirements) {
        this.requirements = requirements;
    }

    /** A check of these requirements, in this order. */
    @SafeVarargs
    static <A> Check<A> of(Requirement<A>... requirements) {
        Array<Requirement<A>> all = Array.empty();
        for (Requirement<A> requirement : requirements) {
            all = all.append(requirement);
        }
        return new Check<>(all);
    }

    /** Whether all are met. Allocates nothing. */
    boolean allows(Game game, A action) {
        for (int i = 0; i < requirements.size(); i++) {
            if (!requirements.get(i).met().test(game, action)) {
                return false;
            }
        }
        return true;
    }

    /** All that are not met, as far as can be said. */
    Array<Rejection> whyNot(Game game, A action) {
        Array<Rejection> rejections = Array.empty();
        for (Requirement<A> requirement : requirements) {
            if (!requirement.met().test(game, action)) {
                rejections = rejections.append(requirement.refusal().apply(game, action));
                if (requirement.decisive()) {
                    return rejections;
                }
            }
        }
        return rejections;
    }
}
