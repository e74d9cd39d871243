package io.github.terrene.hobe.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * A slot of one player.
 *
 * @param seat whose side
 * @param slot which slot
 */
@Rule({"HB-3.1", "HB-3.2"})
public record Place(Seat seat, Slot slot) {
    private static final Array<Array<Place>> ALL =
            Players.BOTH.map(seat -> Array.of(Slot.values()).map(slot -> new Place(seat, slot)));

    /** The place; the same object every time. */
    public static Place of(Seat seat, Slot slot) {
        return ALL.get(seat.index()).get(slot.ordinal());
    }

    /** The slot in that row of the same column on the other side, seen from the board. */
    @Rule("HB-3.2")
    public Place facing(Row row) {
        return of(Players.opponent(seat), Slot.of(row, slot.column()));
    }
}
