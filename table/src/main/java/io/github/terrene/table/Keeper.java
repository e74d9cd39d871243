package io.github.terrene.table;

import java.io.IOException;

/** Keeps the lines of one table. */
@FunctionalInterface
public interface Keeper {
    /**
     * Adds a line. When this returns, the line is kept, whatever happens to the program; then what it says counts, and others hear of it.
     *
     * @param number of the line, from 2: one more than that of the line before. Where several programs write to the same table, a line whose
     *     number is taken already must not be kept
     * @throws IOException if it cannot be kept; then nothing of it is, and what it says was not done
     */
    void keep(int number, String line) throws IOException;
}
