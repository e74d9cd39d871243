package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.Aim;

/**
 * A player says what a copied Item is aimed at.
 *
 * @param scope where it stands
 */
@Rule("TO-8.38")
public record AskAim(AbilityContext scope) implements Aiming {
    @Override
    public Seat seat() {
        return scope.seat();
    }

    @Override
    public AbilityInPlay ability() {
        return scope.ability();
    }

    @Override
    public Aim aim() {
        return scope.aim();
    }

    @Override
    public long offers(Seat asked) {
        return asked.equals(seat())
                ? ActionKind.CHOOSE_TARGET.bit() | ActionKind.CHOOSE_OPPONENT.bit() | ActionKind.CHOOSE_MODE.bit()
                : 0;
    }

    @Override
    public String key() {
        return "target";
    }

    @Override
    public void aimed(Play play, Aim chosen) {
        play.next(new AimCopied(scope.aimed(chosen)));
    }
}
