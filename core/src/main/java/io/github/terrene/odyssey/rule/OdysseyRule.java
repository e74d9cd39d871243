package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.odyssey.action.Action;

/**
 * A rule of this game.
 *
 * @param <A> the actions
 * @param <F> what they name
 */
public abstract class OdysseyRule<A extends Action, F> extends ActionRule<Game, A, F, Play> {
    /**
     * Creates a rule.
     *
     * @param kind the kind of action
     * @param moment the number of the rule that says when it can be done
     */
    protected OdysseyRule(Class<A> kind, String moment) {
        super(kind, moment);
    }
}
