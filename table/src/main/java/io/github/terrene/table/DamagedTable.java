package io.github.terrene.table;

/** What was kept of a table cannot be read, or these rules do not lead to what was played by others. Nothing is changed in it. */
public final class DamagedTable extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final String table;
    private final boolean outdated;

    private DamagedTable(String id, String why, boolean outdated) {
        super((outdated ? "cannot be played here any more: " : "cannot be read: ") + why);
        this.table = id;
        this.outdated = outdated;
    }

    /**
     * @param why in words or keys that betray nothing of what is played there
     */
    static DamagedTable damaged(String id, String why) {
        return new DamagedTable(id, why, false);
    }

    static DamagedTable outdated(String id, String why) {
        return new DamagedTable(id, why, true);
    }

    /** Which table it is. */
    public String table() {
        return table;
    }

    /** Whether what was kept is whole, but its game or its cards are no longer there: with those, the table is found again. */
    public boolean isOutdated() {
        return outdated;
    }
}
