package io.github.terrene.terralore.rule.setup;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.PlainRule;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Play;
import java.util.function.Function;

/** Keeping the first hand, or exchanging it. */
@Rule({"TL-4.2", "TL-12.6"})
final class HandRule<A extends Action> extends PlainRule<Game, A, Play> {
    private final HandChoice choice;

    HandRule(Class<A> kind, Function<Seat, A> naming, HandChoice choice) {
        super(kind, "TL-4.2", naming);
        this.choice = choice;
    }

    @Override
    protected void carryOut(Seat seat, A action, Play play) {
        ((ChooseHands) play.take()).choose(seat, choice, play);
    }
}
