package io.github.terrene.terralore.trait;

import io.github.terrene.kernel.Rule;

/** How long a change of points lasts. */
@Rule("TL-9.11")
public enum Duration {
    /** Until the turn ends. */
    THIS_TURN(" this turn"),
    /** As long as the Creature is on the field. */
    LASTING("");

    private final String words;

    Duration(String words) {
        this.words = words;
    }

    /** The words in a card's text, with a space before them. */
    public String words() {
        return words;
    }
}
