package io.github.terrene.table;

/** What was kept of a table cannot be read, or these rules do not lead to what was played by others. Nothing is changed in it. */
public final class DamagedTable extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final boolean outdated;

    private DamagedTable(String id, Object why, boolean outdated) {
        super("Table " + id + (outdated ? " cannot be played here any more: " : " cannot be read: ") + why);
        this.outdated = outdated;
    }

    static DamagedTable damaged(String id, Object why) {
        return new DamagedTable(id, why, false);
    }

    static DamagedTable outdated(String id, Object why) {
        return new DamagedTable(id, why, true);
    }

    /** Whether what was kept is whole, but its game or its cards are no longer there: with those, the table is found again. */
    public boolean isOutdated() {
        return outdated;
    }
}
