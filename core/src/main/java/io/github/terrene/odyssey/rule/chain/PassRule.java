package io.github.terrene.odyssey.rule.chain;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;
import io.github.terrene.odyssey.action.Pass;
import io.github.terrene.odyssey.event.ChainEvent.Passed;
import io.github.terrene.odyssey.rule.Game;
import io.github.terrene.odyssey.rule.PassableWindow;
import io.github.terrene.odyssey.rule.Play;

/** The rule for not responding, or giving up your waiting abilities. */
@Rule({"TO-8.9", "TO-8.24"})
final class PassRule extends PlainRule<Game, Pass, Play> {
    PassRule() {
        super(Pass.class, "TO-8.9", Pass::new);
    }

    @Override
    protected void carryOut(Seat seat, Pass action, Play play) {
        PassableWindow window = (PassableWindow) play.take();
        play.emit(new Passed(seat));
        window.afterPass(play);
    }
}
