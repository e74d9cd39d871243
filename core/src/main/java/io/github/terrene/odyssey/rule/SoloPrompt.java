package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** A task that waits for the decision of one player. */
public interface SoloPrompt extends Prompt {
    /** The player who decides. */
    Seat seat();

    @Override
    default Array<Seat> seats() {
        return seat().asList();
    }
}
