package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.DismissCard;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.event.HeldDiscarded;
import io.github.terrene.odyssey.table.Member;
import io.vavr.collection.Array;

/** Dismissing the card that one of your Characters holds. */
@Rule("TO-4.16")
final class DismissCardRule extends MemberRule<DismissCard> {
    DismissCardRule() {
        super(
                ActionKind.DISMISS_CARD,
                "TO-4.20",
                "TO-4.16",
                Check.of(requires(
                        (game, holder) -> holder.held().isDefined(),
                        (game, holder) ->
                                Rejection.of("TO-4.16", "{character} holds no card", "character", holder.name()))));
    }

    @Override
    int number(DismissCard action) {
        return action.holder();
    }

    @Override
    DismissCard naming(Seat seat, int number) {
        return new DismissCard(seat, number);
    }

    @Override
    protected void carryOut(DismissCard action, Play play) {
        Member holder = play.table().member(action.holder()).get();
        play.emit(new HeldDiscarded(
                Array.of(holder.id()), Array.of(holder.held().get()), new Cause.Dismissal(holder.id())));
        Declarations.answered(play, Happening.of(HappeningKind.DISMISSES, action.seat()));
    }
}
