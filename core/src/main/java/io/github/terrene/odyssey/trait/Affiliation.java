package io.github.terrene.odyssey.trait;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.PrintedWord;

/** The six affiliations of Characters. */
@Rule("TO-1.4")
public enum Affiliation implements PrintedWord {
    /** Earth. */
    EARTH("Earth"),
    /** Fire. */
    FIRE("Fire"),
    /** Water. */
    WATER("Water"),
    /** Wind. */
    WIND("Wind"),
    /** Light. */
    LIGHT("Light"),
    /** Dark. */
    DARK("Dark");

    private final String label;

    Affiliation(String label) {
        this.label = label;
    }

    /** The word on the cards. */
    public String label() {
        return label;
    }
}
