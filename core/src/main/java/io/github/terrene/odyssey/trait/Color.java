package io.github.terrene.odyssey.trait;

import io.github.terrene.kernel.Rule;

/** The speed of a trigger ability. */
@Rule("TO-8.3")
public enum Color {
    /** On your own turn, never in response. */
    GREEN("Green"),
    /** On any turn, including in response. */
    BLUE("Blue"),
    /** Like Blue, and nothing may be played in response. */
    PURPLE("Purple");

    private final String label;

    Color(String label) {
        this.label = label;
    }

    /** The word on the cards. */
    public String label() {
        return label;
    }
}
