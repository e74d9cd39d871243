package io.github.terrene.table;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;

/**
 * Keeps the lines of one table. Several programs may keep lines of the same table, if the store is made for that: the numbers of lines say who was
 * first, and whoever wrote the latest line does what follows from it.
 */
@FunctionalInterface
public interface Keeper {
    /**
     * Adds a line. When this returns, the line is kept, whatever happens to the program; then what it says counts, and others hear of it.
     *
     * @param number of the line, from 2: one more than that of the line before
     * @return whether it is kept. It is not if another program was first, and has kept a line with that number, or has put the table away: then
     *     what it says was not done, and the program {@linkplain #after reads on}
     * @throws IOException if it cannot be kept now. If nobody can tell whether it was, a line with the same number is refused later, or it is kept
     */
    boolean keep(int number, String line) throws IOException;

    /**
     * What other programs have kept since; nothing where one program alone keeps the table.
     *
     * @param number of the latest line that is known
     * @return the lines after that; none at all if the table was put away
     * @throws IOException if they cannot be read now
     */
    default Option<Array<String>> after(int number) throws IOException {
        return Option.some(Array.empty());
    }

    /** Whether what follows from the latest line is for this program to do: to let bots play, and clocks run out. One program does. */
    default boolean leads() {
        return true;
    }

    /**
     * If the program that leads has ended, this one leads from now on, unless another was first.
     *
     * @param number of the latest line that is known
     * @return whether that has changed
     * @throws IOException if it cannot be kept now
     */
    default boolean takesOver(int number) throws IOException {
        return false;
    }
}
