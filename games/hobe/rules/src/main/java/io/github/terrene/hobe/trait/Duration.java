package io.github.terrene.hobe.trait;

import io.github.terrene.kernel.Rule;

/** How long a change lasts. */
@Rule({"HB-5.2", "HB-10.16"})
public enum Duration {
    /** Until the turn ends. */
    THIS_TURN(" this turn"),
    /** Until the card leaves play. */
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
