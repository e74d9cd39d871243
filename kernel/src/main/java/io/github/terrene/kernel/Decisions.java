package io.github.terrene.kernel;

import io.vavr.collection.Array;

/**
 * The decisions about one thing, each list of them made once: for a game that waits for them often.
 *
 * <pre>{@code
 * private static final Decisions BLOCKS = Decisions.about("block");
 * }</pre>
 */
public final class Decisions {
    private final Array<Decision> each;
    private final Array<Array<Decision>> alone;
    private final Array<Array<Decision>> first;

    private Decisions(Array<Decision> each) {
        this.each = each;
        this.alone = each.map(Array::of);
        this.first = Array.range(0, Seat.MOST + 1).map(each::take);
    }

    /**
     * The decisions about that.
     *
     * @param prompt as in {@link Decision#prompt}
     */
    public static Decisions about(String prompt) {
        return new Decisions(Seat.first(Seat.MOST).map(seat -> new Decision(seat, prompt)));
    }

    /** The decision of that seat and of nobody else; the same object every time. */
    public Array<Decision> of(Seat seat) {
        return alone.get(seat.index());
    }

    /** The decisions of these seats: the same object every time if it is one seat, or {@linkplain Seat#first the first ones}. */
    public Array<Decision> of(Array<Seat> seats) {
        if (seats.size() == 1) {
            return of(seats.get(0));
        }
        return seats == Seat.first(seats.size()) ? first.get(seats.size()) : seats.map(seat -> each.get(seat.index()));
    }
}
