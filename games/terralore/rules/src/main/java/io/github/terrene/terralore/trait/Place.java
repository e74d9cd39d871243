package io.github.terrene.terralore.trait;

import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Owner;
import io.vavr.collection.Array;

/**
 * One lane of one player.
 *
 * @param seat the player whose lane it is
 * @param lane which of the two lanes
 */
@Rule({"TL-3.1", "TL-3.2"})
public record Place(@Owner Seat seat, Lane lane) {
    private static final Array<Place> ALL =
            Players.BOTH.flatMap(seat -> Array.of(Lane.values()).map(lane -> new Place(seat, lane)));

    private static final Array<Array<Place>> CLOCKWISE = Players.BOTH.map(Place::clockwise);

    /** All four, South's first. */
    public static Array<Place> all() {
        return ALL;
    }

    /** The place; cached. */
    public static Place of(Seat seat, Lane lane) {
        return ALL.get(2 * seat.index() + lane.ordinal());
    }

    /** Its place among {@link #all}. */
    public int index() {
        return 2 * seat.index() + lane.ordinal();
    }

    /** The column that it belongs to: what a card means by "here". */
    @Rule("TL-3.9")
    public Column column() {
        return (seat.index() == 0) == (lane == Lane.DEFENDING) ? Column.WEST : Column.EAST;
    }

    /** The opposite side of the same column. */
    public Place facing() {
        return of(Players.opponent(seat), lane.other());
    }

    /** The other lane of the same player. */
    public Place other() {
        return of(seat, lane.other());
    }

    /** The side of the same column that belongs to that player. */
    public Place sideOf(Seat player) {
        return player.equals(seat) ? this : facing();
    }

    /** The four places clockwise from a player's defending lane: the order in which lanes are revealed. */
    @Rule("TL-7.6")
    public static Array<Place> clockwiseFrom(Seat seat) {
        return CLOCKWISE.get(seat.index());
    }

    private static Array<Place> clockwise(Seat seat) {
        Place first = of(seat, Lane.DEFENDING);
        return Array.of(first, first.facing(), first.facing().other(), first.other());
    }
}
