package io.github.terrene.terralore.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Noun;

/** What a card is. */
@Rule("TL-1.1")
public enum CardKind implements Noun {
    /** It stands in a lane and has points. */
    CREATURE(true),
    /** It has an effect and then leaves, unless its text says that it stays. */
    @Rule("TL-1.4")
    SKILL(false),
    /** A Creature made by an effect; never in a deck. */
    @Rule("TL-1.9")
    TOKEN(true),
    /** The face of a card that the viewer may not know. */
    UNKNOWN(false);

    private final boolean creature;

    CardKind(boolean creature) {
        this.creature = creature;
    }

    /** Whether it counts as a Creature. */
    public boolean creature() {
        return creature;
    }
}
