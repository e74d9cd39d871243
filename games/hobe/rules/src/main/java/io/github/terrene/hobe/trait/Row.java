package io.github.terrene.hobe.trait;

import io.github.terrene.kernel.Rule;

/** Where on a side a slot is. */
@Rule("HB-3.1")
public enum Row {
    /** The slot for a Situation. */
    SITUATION("the Situation slot"),
    /** The front row of the battlefield. */
    FRONT("front"),
    /** The back row of the battlefield. */
    BACK("back"),
    /** Standby, out of reach. */
    STANDBY("standby");

    private final String word;

    Row(String word) {
        this.word = word;
    }

    /** Its name. */
    public String word() {
        return word;
    }

    /** Whether it belongs to the battlefield. */
    public boolean battlefield() {
        return this == FRONT || this == BACK;
    }
}
