package io.github.terrene.odyssey.rule.party;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.action.DismissCharacter;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.MemberRule;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.chain.Declarations;
import io.github.terrene.odyssey.rule.upkeep.Dismissals;
import io.github.terrene.odyssey.table.Member;

/** The rule for dismissing one of your Characters. */
@Rule("TO-4.16")
final class DismissCharacterRule extends MemberRule<DismissCharacter> {
    DismissCharacterRule() {
        super(DismissCharacter.class, "TO-4.20", "TO-4.16");
    }

    @Override
    protected int number(DismissCharacter action) {
        return action.member();
    }

    @Override
    protected DismissCharacter naming(Seat seat, Member member) {
        return new DismissCharacter(seat, member.id());
    }

    @Override
    protected boolean permits(Game game, Seat seat, Member member, Verdict why) {
        return true;
    }

    @Override
    protected void carryOut(Seat seat, Member member, Play play) {
        Dismissals.dismiss(play, member);
        Declarations.answered(play, Happening.of(HappeningKind.DISMISSES, seat));
    }
}
