package io.github.terrene.odyssey.rule.turn;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;

/**
 * Start-of-turn abilities may be used.
 *
 * @param seat whose turn it is
 */
@Internal
@Rule("TO-4.3")
public record StartOfTurn(Seat seat) implements Work {
    @Override
    public void run(Play play) {
        play.happens(Happening.of(HappeningKind.START_OF_TURN, seat));
    }
}
