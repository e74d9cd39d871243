package io.github.terrene.table;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;

/** Where tables are kept: a folder, a database, memory. It knows nothing of what is in a line. */
public interface Store {
    /** Whether there are as many tables as it bears. */
    boolean full();

    /**
     * Begins a table.
     *
     * @param id its name, which no other table has
     * @param first its first line
     * @return keeps all others
     * @throws IOException if it cannot be kept
     */
    Keeper create(String id, String first) throws IOException;

    /**
     * A table as it was left, if there is one.
     *
     * @param id what somebody calls it: any text
     * @throws IOException if it cannot be read now
     */
    Option<Kept> find(String id) throws IOException;

    /** Whether there was a table with that name which was {@linkplain Inventory#putAway put away}; by default there is none. */
    default boolean isAway(String id) {
        return false;
    }

    /**
     * A table as it was left.
     *
     * @param lines all lines that were kept, at least the first
     * @param keeper keeps what is done from now on
     */
    record Kept(Array<String> lines, Keeper keeper) {}
}
