package io.github.terrene.examples.terminal;

/** When to color. */
enum Colors {
    /** Where a person looks at it. */
    AUTO,
    /** Everywhere. */
    ALWAYS,
    /** Nowhere. */
    NEVER;

    boolean wanted(boolean welcome) {
        return this == ALWAYS || this == AUTO && welcome;
    }
}
