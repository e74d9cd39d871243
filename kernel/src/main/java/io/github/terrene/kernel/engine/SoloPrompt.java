package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** A decision of one player. */
public interface SoloPrompt extends GamePrompt {
    /** The player who decides. */
    Seat seat();

    /** What the player chooses from. */
    Kinds offers();

    @Override
    default Array<Seat> seats() {
        return seat().asList();
    }

    @Override
    default Kinds offers(Seat asked) {
        return asked.equals(seat()) ? offers() : Kinds.NONE;
    }
}
