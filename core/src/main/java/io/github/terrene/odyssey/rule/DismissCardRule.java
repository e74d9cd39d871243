package io.github.terrene.odyssey.rule;

import static io.github.terrene.odyssey.rule.Requirement.exists;
import static io.github.terrene.odyssey.rule.Requirement.requires;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.Occasion;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.DismissCard;
import io.github.terrene.odyssey.event.Cause;
import io.github.terrene.odyssey.event.HeldDiscarded;
import io.github.terrene.odyssey.table.Member;
import io.vavr.collection.Array;

/** Dismissing the card that an own Character holds. */
@Rule("TO-4.16")
final class DismissCardRule extends ActionRule<DismissCard> {
    DismissCardRule() {
        super(
                ActionKind.DISMISS_CARD,
                "TO-4.20",
                Check.of(
                        exists(
                                "TO-4.16",
                                (game, action) -> Own.member(game, action.seat(), action.holder()) != null,
                                "there is no such Character under the own control"),
                        requires(
                                "TO-4.16",
                                (game, action) -> Own.member(game, action.seat(), action.holder())
                                        .held()
                                        .isDefined(),
                                (game, action) -> Rejection.of(
                                        "TO-4.16",
                                        "{character} holds no card",
                                        "character",
                                        Own.name(game, action.seat(), action.holder())))));
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        Array<Member> members = game.side(seat).members();
        for (int i = 0; i < members.size(); i++) {
            if (members.get(i).held().isDefined()) {
                candidates.offer(this, new DismissCard(seat, members.get(i).id()));
            }
        }
    }

    @Override
    protected void carryOut(DismissCard action, Play play) {
        Member holder = play.table().member(action.holder()).get();
        play.emit(new HeldDiscarded(
                Array.of(holder.id()), Array.of(holder.held().get()), new Cause.Dismissal(holder.id())));
        Declarations.answered(play, Happening.of(Occasion.DISMISSES, action.seat()));
    }
}
