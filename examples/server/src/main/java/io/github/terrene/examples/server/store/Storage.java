package io.github.terrene.examples.server.store;

import io.github.terrene.table.Inventory;
import io.github.terrene.table.Tables;
import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;

/** Where a server keeps its tables, until it is closed. */
public interface Storage extends Inventory, Closeable {
    /** Whether a text can be the name of a table: what clients call one is any text. */
    static boolean isName(String id) {
        return id.matches("[0-9a-f]{32}");
    }

    /** About how many tables there are. */
    int size();

    /** Whether something can be kept now: it is tried. */
    boolean isWritable();

    /** From now on, these tables are told what other servers do; nothing by default, where there are none. */
    default void tell(Tables tables) {}

    /** Which one it is. */
    sealed interface Place {
        /**
         * Opens it.
         *
         * @throws IOException if it cannot be used
         */
        Storage open() throws IOException;
    }

    /**
     * Files in a folder, for one server.
     *
     * @param durable whether what is kept survives the failure of the machine, too
     */
    record InFolder(Path path, boolean durable) implements Place {
        @Override
        public Storage open() throws IOException {
            return Folder.open(path, durable);
        }
    }

    /**
     * A PostgreSQL database, for any number of servers.
     *
     * @param url how it is reached, as its driver wants it: {@code jdbc:postgresql://localhost/terrene}
     */
    record InDatabase(String url) implements Place {
        /** With what the address of such a database begins. */
        public static final String SCHEME = "jdbc:postgresql:";

        @Override
        public Storage open() throws IOException {
            return Database.open(url);
        }
    }
}
