package io.github.terrene.hobe.rule.play;

import io.github.terrene.hobe.action.Action.Pass;
import io.github.terrene.hobe.event.WindowClosed;
import io.github.terrene.hobe.rule.Game;
import io.github.terrene.hobe.rule.Play;
import io.github.terrene.hobe.rule.Prompt;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;
import org.jspecify.annotations.Nullable;

/** Playing nothing, or nothing more, in a window. */
@Rule({"HB-8.1", "HB-8.5", "HB-8.9"})
final class PassRule extends PlainRule<Game, Pass, Play> {
    PassRule() {
        super(Pass.class, "HB-8.1", Pass::new);
    }

    @Override
    @Rule({"HB-9.1", "HB-9.17"})
    protected String moment(Game game, Pass action) {
        @Nullable Prompt prompt = game.prompt();
        return prompt == null ? "HB-8.1" : prompt.noPassing();
    }

    @Override
    protected void carryOut(Seat seat, Pass action, Play play) {
        play.take();
        play.emit(new WindowClosed(seat));
    }
}
