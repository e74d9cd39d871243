package io.github.terrene.terralore.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Choice;

/**
 * The answer to what an effect asks, or which Creature makes place for a fifth.
 *
 * @param seat who
 * @param choice one of those offered
 */
@Rule({"TL-8.2", "TL-9.9"})
public record Choose(Seat seat, Choice choice) implements Action {
    @Override
    public ActionKind kind() {
        return ActionKind.CHOOSE;
    }

    @Override
    public boolean whole() {
        return seat != null && choice != null;
    }
}
