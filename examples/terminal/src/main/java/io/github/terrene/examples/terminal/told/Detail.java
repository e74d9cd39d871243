package io.github.terrene.examples.terminal.told;

/** How much is told. */
public enum Detail {
    /** Who won. */
    RESULTS,
    /** What a person wants to read. */
    STORY,
    /** Every event. */
    ALL
}
