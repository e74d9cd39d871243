package io.github.terrene.testkit.script;

import io.github.terrene.kernel.Rules;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Predicate;

/**
 * Finds what a deed chooses though nothing asks for it.
 *
 * @param rules the rules
 * @param choice whether an action is a choice that other actions ask for
 */
record Surplus<S, A>(Rules<?, S, A, ?, ?> rules, Predicate<A> choice) {
    /** The first of these actions, done one after another, that is such a choice; none if one before it is refused. */
    Option<A> in(S state, Seq<A> actions) {
        return actions.size() < 2
                ? Option.none()
                : rules.apply(state, actions.head())
                        .toOption()
                        .flatMap(step -> isSurplus(step.state(), actions.get(1))
                                ? Option.some(actions.get(1))
                                : in(step.state(), actions.tail()));
    }

    private boolean isSurplus(S now, A action) {
        return choice.test(action) && !rules.legal(now, rules.actor(action)).exists(choice);
    }
}
