package io.github.terrene.examples.terminal;

/** When to use colors. */
enum Colors {
    /** On a terminal. */
    AUTO,
    /** Everywhere. */
    ALWAYS,
    /** Nowhere. */
    NEVER;

    boolean wanted(boolean welcome) {
        return this == ALWAYS || this == AUTO && welcome;
    }
}
