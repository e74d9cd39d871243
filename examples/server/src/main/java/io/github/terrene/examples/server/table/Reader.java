package io.github.terrene.examples.server.table;

/** Somebody who reads a journal. */
@FunctionalInterface
public interface Reader {
    /** There may be something new. Returns at once. */
    void wake();
}
