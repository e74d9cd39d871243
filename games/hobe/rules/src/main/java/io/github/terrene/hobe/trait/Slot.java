package io.github.terrene.hobe.trait;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/** The slots of a side, in the order in which the cards there have their effects. */
@Rule({"HB-3.1", "HB-3.2", "HB-3.3", "HB-10.6"})
public enum Slot {
    /** The slot for a Situation. */
    SITUATION(Row.SITUATION, 0),
    /** The front slot of column 0. */
    FRONT_0(Row.FRONT, 0),
    /** The front slot of column 1. */
    FRONT_1(Row.FRONT, 1),
    /** The back slot of column 0. */
    BACK_0(Row.BACK, 0),
    /** The back slot of column 1. */
    BACK_1(Row.BACK, 1),
    /** The first slot of standby. */
    STANDBY_0(Row.STANDBY, 0),
    /** The second slot of standby. */
    STANDBY_1(Row.STANDBY, 1),
    /** The third slot of standby. */
    STANDBY_2(Row.STANDBY, 2),
    /** The fourth slot of standby. */
    STANDBY_3(Row.STANDBY, 3);

    /** All nine, in this order. */
    public static final Array<Slot> ALL = Array.of(values());

    /** The four slots of the battlefield. */
    public static final Array<Slot> BATTLEFIELD = ALL.filter(Slot::battlefield);

    /** The four slots of standby. */
    public static final Array<Slot> STANDBY = ALL.filter(Slot::standby);

    /** The eight slots for Battle cards. */
    public static final Array<Slot> BATTLE_CARDS = BATTLEFIELD.appendAll(STANDBY);

    private final Row row;
    private final int number;

    Slot(Row row, int number) {
        this.row = row;
        this.number = number;
    }

    /** Its row. */
    public Row row() {
        return row;
    }

    /** Its column, 0 or 1, on the battlefield; its number in standby. */
    public int column() {
        return number;
    }

    /** Whether it is on the battlefield. */
    public boolean battlefield() {
        return row.battlefield();
    }

    /** Whether it is in standby. */
    public boolean standby() {
        return row == Row.STANDBY;
    }

    /** The bit of this slot, for sets of slots. */
    @Internal
    public int bit() {
        return 1 << ordinal();
    }

    /** The slot of the battlefield in that row and column. */
    public static Slot of(Row row, int column) {
        return row == Row.FRONT ? (column == 0 ? FRONT_0 : FRONT_1) : column == 0 ? BACK_0 : BACK_1;
    }

    /** Whether it is the next slot in the same row or column of the battlefield; diagonals do not count. */
    @Rule("HB-10.5")
    public boolean neighbours(Slot other) {
        return battlefield() && other.battlefield() && (row == other.row) != (number == other.number);
    }

    /** "front 0", "standby 2". */
    @Override
    public String toString() {
        return row == Row.SITUATION ? row.word() : row.word() + " " + number;
    }
}
