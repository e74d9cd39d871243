package io.github.terrene.bots;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The second seat holds a number from 1 to {@value #MOST}, which everybody saw when it took it, and nobody sees any more. The first wins if it
 * says that number: whoever remembers has it.
 */
public final class Guess extends Toy<Guess.Held> {
    /** The highest number. */
    public static final int MOST = 20;

    private final int held;

    /** A game about that number. */
    public Guess(int held) {
        this.held = held;
    }

    /**
     * What players see.
     *
     * @param number what is held, 0 if it is unknown
     * @param said what was said about it, 0 if nothing
     */
    public record Held(int number, int said) {}

    @Override
    protected Held begin() {
        return new Held(held, 0);
    }

    @Override
    protected Array<String> happening() {
        return Array.of(Integer.toString(held));
    }

    @Override
    protected Array<Seat> saying(Held now) {
        return SEATS.take(1);
    }

    @Override
    protected int most(Held now) {
        return MOST;
    }

    @Override
    protected Held after(Held now, Say say) {
        return new Held(now.number(), say.number());
    }

    @Override
    public Option<Outcome> outcome(Held now) {
        return now.said() == 0 ? Option.none() : wonBy(now.said() == now.number() ? 0 : 1);
    }

    @Override
    public Held view(Held now, Seat seat) {
        return now.said() == 0 ? new Held(0, 0) : now;
    }

    @Override
    public Knowledge remembered(Knowledge known, String told) {
        return known.handGains(SEATS.get(1), told);
    }

    @Override
    public Held imagine(Held view, CardPool pool, Rng rng) {
        int number = pool.known()
                .inHand(SEATS.get(1))
                .headOption()
                .map(Integer::parseInt)
                .getOrElse(() -> 1 + rng.dice().below(MOST));
        return new Held(view.number() == 0 ? number : view.number(), view.said());
    }
}
