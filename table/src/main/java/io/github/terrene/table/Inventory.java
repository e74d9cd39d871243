package io.github.terrene.table;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.io.IOException;

/** A store that an {@link Operator} can look through. */
public interface Inventory extends Store {
    /**
     * The names of all tables, ascending, without those that were put away.
     *
     * @throws IOException if they cannot be read now
     */
    Array<String> ids() throws IOException;

    /**
     * What is kept of a table, without reading all of it.
     *
     * @param first its first line
     * @param changed when a line was kept last, in milliseconds since 1970
     */
    record Item(String first, long changed) {}

    /**
     * A table that is kept; none if there is none with that name.
     *
     * @throws IOException if it cannot be read now
     */
    Option<Item> item(String id) throws IOException;

    /**
     * Puts a table away: it is not found any more and counts no more, but nothing of it is lost. Nobody keeps a line of it at the same time.
     *
     * @return whether it was there
     * @throws IOException if it stays where it is
     */
    boolean putAway(String id) throws IOException;
}
