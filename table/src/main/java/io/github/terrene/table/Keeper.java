package io.github.terrene.table;

import java.io.IOException;

/** Keeps the lines of one table. */
@FunctionalInterface
public interface Keeper {
    /**
     * Adds a line. When this returns, the line is kept, whatever happens to the program; then what it says counts, and others hear of it.
     *
     * @throws IOException if it cannot be kept; then nothing of it is, and what it says was not done
     */
    void keep(String line) throws IOException;
}
