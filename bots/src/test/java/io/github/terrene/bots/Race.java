package io.github.terrene.bots;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** In turn both add 1, 2 or 3; whoever reaches the end wins. Who leaves a multiple of four to the end cannot lose. */
public final class Race extends Toy<Race.Count> {
    /** Where the race ends. */
    public static final int END = 16;

    /**
     * How far it has come.
     *
     * @param next whose turn it is
     */
    public record Count(int number, Seat next) {}

    @Override
    protected Count begin() {
        return new Count(0, Seat.of(0));
    }

    @Override
    protected Array<Seat> saying(Count count) {
        return Array.of(count.next());
    }

    @Override
    protected int most(Count count) {
        return Math.min(3, END - count.number());
    }

    @Override
    protected Count after(Count count, Say say) {
        return new Count(count.number() + say.number(), Seat.of(1 - say.seat().index()));
    }

    @Override
    public Option<Outcome> outcome(Count count) {
        return count.number() == END ? wonBy(1 - count.next().index()) : Option.none();
    }
}
