package io.github.terrene.table;

/** Somebody who wants to hear of a journal. */
@FunctionalInterface
public interface Reader {
    /** There may be something new. Returns at once. */
    void wake();
}
