package io.github.terrene.hobe.trait;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * A slot of one player.
 *
 * @param seat the player whose side it is
 * @param slot the slot
 */
@Rule({"HB-3.1", "HB-3.2"})
public record Place(Seat seat, Slot slot) {
    private static final Place[] ALL = Players.BOTH
            .flatMap(seat -> Slot.ALL.map(slot -> new Place(seat, slot)))
            .toJavaArray(Place[]::new);

    /** The place; cached. */
    public static Place of(Seat seat, Slot slot) {
        return ALL[seat.index() * Slot.ALL.size() + slot.ordinal()];
    }

    /** The slot in that row of the same column on the other side of the board. */
    @Rule("HB-3.2")
    public Place facing(Row row) {
        return of(Players.opponent(seat), Slot.of(row, slot.column()));
    }
}
