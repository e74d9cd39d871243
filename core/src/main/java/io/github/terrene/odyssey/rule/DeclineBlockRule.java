package io.github.terrene.odyssey.rule;

import static io.github.terrene.kernel.Requirement.requires;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.action.DeclineBlock;
import io.github.terrene.odyssey.event.BlockDeclined;
import io.github.terrene.odyssey.table.Member;

/** Not blocking. */
@Rule({"TO-5.4", "TO-5.14", "TO-5.19"})
final class DeclineBlockRule extends ActionRule<DeclineBlock> {
    DeclineBlockRule() {
        super(
                ActionKind.DECLINE_BLOCK,
                "TO-5.4",
                Check.of(requires(
                        (game, action) -> game.table().battle().isEmpty()
                                || Blockers.obliged(game.table(), action.seat()).isEmpty(),
                        (game, action) -> Rejection.of(
                                "TO-5.19",
                                "{character} must block",
                                "character",
                                Blockers.obliged(game.table(), action.seat())
                                        .map(Member::name)
                                        .mkString(" or ")))));
    }

    @Override
    protected void candidates(Game game, Seat seat, Candidates candidates) {
        candidates.offer(this, new DeclineBlock(seat));
    }

    @Override
    protected void carryOut(DeclineBlock action, Play play) {
        ChooseBlock prompt = (ChooseBlock) play.take();
        play.emit(new BlockDeclined(action.seat()));
        play.next(new AskForBlock(prompt.rest()));
    }
}
