package io.github.terrene.odyssey.setup;

import io.github.terrene.kernel.Rule;

/** When Defense Decay ends. */
@Rule("TO-5.9")
public enum DecayEnds {
    /** At the start of the next turn of the Character's player. */
    OWN_NEXT_TURN,
    /** In the End Phase of the turn in which it occurred. */
    END_OF_TURN
}
