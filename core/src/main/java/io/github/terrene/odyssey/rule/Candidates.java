package io.github.terrene.odyssey.rule;

import io.github.terrene.odyssey.action.Action;

/** Takes the actions that may come into question. */
@FunctionalInterface
public interface Candidates<A extends Action> {
    /** One more. */
    void offer(A action);
}
