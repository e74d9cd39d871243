package io.github.terrene.terralore.rule;

import io.github.terrene.terralore.action.Action;
import io.vavr.collection.Array;
import java.util.Arrays;

/** Takes candidates, actions that may be legal, and keeps those that are. Gone when the list is made. */
final class Candidates {
    private static final int USUAL = 16;

    private final Game game;
    private Action[] legal = new Action[USUAL];
    private int size;

    Candidates(Game game) {
        this.game = game;
    }

    /** One more candidate; the rule's check decides. */
    <A extends Action> void offer(ActionRule<A> rule, A action) {
        if (rule.permits(game, action)) {
            if (size == legal.length) {
                legal = Arrays.copyOf(legal, 2 * size);
            }
            legal[size++] = action;
        }
    }

    Array<Action> legal() {
        return Array.of(Arrays.copyOf(legal, size));
    }
}
