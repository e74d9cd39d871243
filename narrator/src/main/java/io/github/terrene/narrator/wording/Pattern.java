package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;

/** What is said, with slots. */
record Pattern(Array<Item> items) {
    /** Nothing is said. */
    static final Pattern EMPTY = new Pattern(Array.empty());
}
