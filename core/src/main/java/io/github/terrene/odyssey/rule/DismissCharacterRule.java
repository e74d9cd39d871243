package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.DismissCharacter;

/** Dismissing one of your Characters. */
@Rule("TO-4.16")
final class DismissCharacterRule extends MemberRule<DismissCharacter> {
    DismissCharacterRule() {
        super(ActionKind.DISMISS_CHARACTER, "TO-4.20", "TO-4.16", Check.of());
    }

    @Override
    int number(DismissCharacter action) {
        return action.member();
    }

    @Override
    DismissCharacter naming(Seat seat, int number) {
        return new DismissCharacter(seat, number);
    }

    @Override
    protected void carryOut(DismissCharacter action, Play play) {
        Dismissals.dismiss(play, play.table().member(action.member()).get());
        Declarations.answered(play, Happening.of(HappeningKind.DISMISSES, action.seat()));
    }
}
