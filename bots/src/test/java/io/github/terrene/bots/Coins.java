package io.github.terrene.bots;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * Both choose a side of a coin in secret, 1 or 2. The first wins if they are alike, the second if they differ: whoever can be foreseen loses.
 */
public final class Coins extends Toy<Coins.Chosen> {
    /**
     * What was chosen; 0 is not chosen yet, and -1 chosen in secret by the other.
     *
     * @param viewer who sees it; -1 for the truth
     */
    public record Chosen(int first, int second, int viewer) {
        private int of(int seat) {
            return seat == 0 ? first : second;
        }

        private boolean complete() {
            return first > 0 && second > 0;
        }

        private Chosen with(int seat, int side) {
            return seat == 0 ? new Chosen(side, second, viewer) : new Chosen(first, side, viewer);
        }
    }

    @Override
    protected Chosen begin() {
        return new Chosen(0, 0, -1);
    }

    @Override
    protected Array<Seat> saying(Chosen chosen) {
        return SEATS.filter(seat -> chosen.of(seat.index()) == 0
                || chosen.viewer() >= 0 && seat.index() != chosen.viewer() && !chosen.complete());
    }

    @Override
    protected int most(Chosen chosen) {
        return 2;
    }

    @Override
    protected Chosen after(Chosen chosen, Say say) {
        return chosen.with(say.seat().index(), say.number());
    }

    @Override
    public Option<Outcome> outcome(Chosen chosen) {
        return chosen.complete() ? wonBy(chosen.first() == chosen.second() ? 0 : 1) : Option.none();
    }

    /** Nobody sees what the other has chosen, nor whether. */
    @Override
    public Chosen view(Chosen chosen, Seat seat) {
        int other = 1 - seat.index();
        return chosen.complete() ? chosen : new Chosen(chosen.first(), chosen.second(), seat.index()).with(other, 0);
    }

    @Override
    public Chosen imagine(Chosen view, CardPool pool, Rng rng) {
        return new Chosen(view.first(), view.second(), -1);
    }
}
