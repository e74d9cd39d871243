package io.github.terrene.hobe.rule;

import io.github.terrene.hobe.action.Action.Pass;
import io.github.terrene.hobe.action.ActionKind;
import io.github.terrene.hobe.event.WindowClosed;
import io.github.terrene.hobe.rule.Prompt.NameAttacker;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;

/** Playing nothing, or nothing more, in a window. */
@Rule({"HB-8.1", "HB-8.5", "HB-8.9"})
final class PassRule extends PlainRule<Game, Pass, Play> {
    PassRule() {
        super(ActionKind.PASS, "HB-8.1", Pass::new);
    }

    @Override
    @Rule({"HB-9.1", "HB-9.17"})
    protected String moment(Game game, Pass action) {
        return game.prompt() instanceof NameAttacker ? "HB-9.1" : "HB-8.1";
    }

    @Override
    protected void carryOut(Seat seat, Pass action, Play play) {
        play.take();
        play.emit(new WindowClosed(seat));
    }
}
