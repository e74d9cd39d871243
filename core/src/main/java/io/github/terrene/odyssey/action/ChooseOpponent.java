package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * Says at which opponent the ability is aimed.
 *
 * @param seat who
 * @param opponent who
 */
@Rule("TO-8.5")
public record ChooseOpponent(Seat seat, Seat opponent) implements Action {
    @Override
    public ActionKind kind() {
        return ActionKind.CHOOSE_OPPONENT;
    }

    @Override
    public boolean whole() {
        return seat != null && opponent != null;
    }
}
