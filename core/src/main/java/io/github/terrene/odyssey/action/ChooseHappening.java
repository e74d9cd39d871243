package io.github.terrene.odyssey.action;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;

/**
 * Says which happening an ability answers, where it could answer several that differ.
 *
 * @param seat who
 * @param happening one of those that the ability was activated for
 */
@Rule({"TO-8.7", "TO-8.23"})
public record ChooseHappening(Seat seat, Happening happening) implements Action {
    @Override
    public ActionKind kind() {
        return ActionKind.CHOOSE_HAPPENING;
    }

    @Override
    public boolean whole() {
        return seat != null && happening != null;
    }
}
