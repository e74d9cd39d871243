package io.github.terrene.odyssey.rule.party;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.action.Recruit;
import io.github.terrene.odyssey.event.ArrivalEvent.Recruited;
import io.github.terrene.odyssey.rule.ActionPrice;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.MemberRule;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.SupplyRoom;
import io.github.terrene.odyssey.rule.chain.Declarations;
import io.github.terrene.odyssey.rule.upkeep.UniqueNames;
import io.github.terrene.odyssey.table.Member;

/** The rule for turning one of your hidden Characters face-up. */
@Rule({"TO-4.8", "TO-7.2"})
final class RecruitRule extends MemberRule<Recruit> {
    /** What recruiting costs. */
    static final int PRICE = 1;

    RecruitRule() {
        super(Recruit.class, "TO-4.20", "TO-4.8");
    }

    @Override
    protected int number(Recruit action) {
        return action.member();
    }

    @Override
    protected Recruit naming(Seat seat, Member member) {
        return new Recruit(seat, member.id());
    }

    @Override
    protected boolean permits(Game game, Seat seat, Member member, Verdict why) {
        return (member.hidden() || why.stop("TO-4.8/recruited", "{character} is already recruited", member.name()))
                && ActionPrice.canPay(game, seat, "TO-4.8", PRICE, why)
                && (SupplyRoom.fits(game, member) || !why.silent() && why.no(SupplyRoom.noRoom(game, member)))
                && UniqueNames.permit(game, seat, member.card(), why);
    }

    @Override
    protected void carryOut(Seat seat, Member member, Play play) {
        int left = play.table().side(seat).actions() - PRICE;
        play.emit(new Recruited(seat, member.id(), member.card(), left));
        Declarations.answered(play, Happening.of(HappeningKind.IS_RECRUITED, seat, member.id()));
    }
}
