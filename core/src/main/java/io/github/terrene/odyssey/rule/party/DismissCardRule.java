package io.github.terrene.odyssey.rule.party;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.action.DismissCard;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.event.HeldEvent.HeldDiscarded;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.MemberRule;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.chain.Declarations;
import io.github.terrene.odyssey.table.Member;
import io.vavr.collection.Array;

/** The rule for dismissing the card that one of your Characters holds. */
@Rule("TO-4.16")
final class DismissCardRule extends MemberRule<DismissCard> {
    DismissCardRule() {
        super(DismissCard.class, "TO-4.20", "TO-4.16");
    }

    @Override
    protected int number(DismissCard action) {
        return action.holder();
    }

    @Override
    protected DismissCard naming(Seat seat, Member holder) {
        return new DismissCard(seat, holder.id());
    }

    @Override
    protected boolean permits(Game game, Seat seat, Member holder, Verdict why) {
        return holder.held().isDefined() || why.no("TO-4.16/holds-nothing", "{character} holds no card", holder.name());
    }

    @Override
    protected void carryOut(Seat seat, Member holder, Play play) {
        play.emit(new HeldDiscarded(
                Array.of(holder.id()), Array.of(holder.held().get()), new Cause.Dismissal(holder.id())));
        Declarations.answered(play, Happening.of(HappeningKind.DISMISSES, seat));
    }
}
