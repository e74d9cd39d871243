package io.github.terrene.odyssey.rule.battle;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.DeclineBlock;
import io.github.terrene.odyssey.event.BattleEvent.BlockDeclined;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.table.Member;
import io.vavr.collection.Array;

/** The rule for not blocking. */
@Rule({"TO-5.4", "TO-5.14", "TO-5.19"})
final class DeclineBlockRule extends PlainRule<Game, DeclineBlock, Play> {
    DeclineBlockRule() {
        super(DeclineBlock.class, "TO-5.4", DeclineBlock::new);
    }

    @Override
    protected boolean permits(Game game, Seat seat, DeclineBlock action, Verdict why) {
        Array<Member> obliged = Blockers.obliged(game.table(), seat);
        return obliged.isEmpty() || why.no("TO-5.19/must-block", "{character} must block", names(obliged));
    }

    private static String names(Array<Member> obliged) {
        return obliged.map(Member::name).mkString(" or ");
    }

    @Override
    protected void carryOut(Seat seat, DeclineBlock action, Play play) {
        ChooseBlock prompt = (ChooseBlock) play.take();
        play.emit(new BlockDeclined(seat));
        play.next(new AskForBlock(prompt.rest()));
    }
}
