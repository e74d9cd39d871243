package io.github.terrene.terralore.trait;

import io.github.terrene.kernel.Rule;

/** When an effect happens. The fifth timing is "continuous", whose effects are {@link io.github.terrene.terralore.card.Continuous}. */
@Rule("TL-9.1")
public enum Timing {
    /** When the card is turned up, before the next card is turned up. */
    @Rule("TL-9.2")
    ON_REVEAL("On reveal"),
    /** At the start of the Counting phase, before totals. */
    @Rule("TL-9.4")
    AT_COUNTING("At counting"),
    /** After the card was destroyed, when the effect that destroyed it is complete. */
    @Rule("TL-9.5")
    WHEN_DESTROYED("When destroyed"),
    /** After Counting, before temporary changes expire. */
    @Rule("TL-9.6")
    END_OF_TURN("End of turn");

    private final String word;

    Timing(String word) {
        this.word = word;
    }

    /** The timing as it is printed. */
    public String word() {
        return word;
    }
}
