package io.github.terrene.odyssey.rule.party;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.action.RecruitFromHand;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.ArrivalEvent.RecruitedFromHand;
import io.github.terrene.odyssey.rule.ActionPrice;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.HandRule;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.SupplyRoom;
import io.github.terrene.odyssey.rule.chain.Declarations;
import io.github.terrene.odyssey.rule.upkeep.UniqueNames;
import io.github.terrene.odyssey.table.DifferentCards;

/** The rule for putting a Character from hand into play face-up. */
@Rule({"TO-4.8", "TO-7.2"})
final class RecruitFromHandRule extends HandRule<RecruitFromHand, CharacterCard> {
    RecruitFromHandRule() {
        super(RecruitFromHand.class, DifferentCards::characters);
    }

    @Override
    protected String id(RecruitFromHand action) {
        return action.card();
    }

    @Override
    protected Rejection missing() {
        return Rejection.of("TO-4.8/not-in-hand", "there is no such Character in your hand");
    }

    @Override
    protected RecruitFromHand naming(Seat seat, CharacterCard card) {
        return new RecruitFromHand(seat, card.id());
    }

    @Override
    protected boolean permits(Game game, Seat seat, CharacterCard card, Verdict why) {
        return ActionPrice.canPay(game, seat, "TO-4.8", RecruitRule.PRICE, why)
                && (SupplyRoom.fits(game, seat, card) || !why.silent() && why.no(SupplyRoom.noRoom(game, seat, card)))
                && UniqueNames.permit(game, seat, card, why);
    }

    @Override
    protected void carryOut(Seat seat, CharacterCard card, Play play) {
        int member = play.table().nextId();
        int left = play.table().side(seat).actions() - RecruitRule.PRICE;
        play.emit(new RecruitedFromHand(seat, member, card, left));
        Declarations.answered(play, Happening.of(HappeningKind.IS_RECRUITED, seat, member));
    }
}
