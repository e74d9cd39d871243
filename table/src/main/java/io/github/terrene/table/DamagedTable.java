package io.github.terrene.table;

/** What was kept of a table cannot be read, or these rules do not lead to what was played by others. Nothing is changed in it. */
public final class DamagedTable extends RuntimeException {
    private static final long serialVersionUID = 1;

    DamagedTable(String id, Object why) {
        super("Table " + id + " cannot be read: " + why);
    }
}
