package io.github.terrene.odyssey.rule.turn;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.vavr.collection.Array;

/**
 * Start-of-turn abilities may be used.
 *
 * @param seat the player whose turn it is
 */
@Internal
@Rule("TO-4.3")
public record StartOfTurn(Seat seat) implements Work {
    @Override
    public Array<Due> due() {
        return Due.Course.START_OF_TURN.next();
    }

    @Override
    public void run(Play play) {
        play.happens(Happening.of(HappeningKind.START_OF_TURN, seat));
    }
}
