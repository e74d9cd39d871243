package io.github.terrene.kernel.play;

import io.github.terrene.kernel.Seat;

/**
 * How good a state looks for a seat, without playing on: what a game brings for bots beside its {@link Policy}. Like that it may look at a
 * state, which no player may have of a game in progress: bots evaluate states that they have {@linkplain
 * io.github.terrene.kernel.Rules#imagine imagined}.
 *
 * <pre>{@code
 * double share = PlayStyles.PROSPECT.share(imagined, seat); // 0.5 while nobody is ahead
 * }</pre>
 *
 * @param <S> states
 */
@FunctionalInterface
public interface Evaluation<S> {
    /** A turn or two in most games. */
    int USUAL_HORIZON = 15;

    /**
     * The share of the victory that the seat can expect if both sides play equally well: 0 if it has lost, 1 if it has won, 0.5 if the game is
     * even. Where nobody has won yet, the shares of two sides add up to 1.
     */
    double share(S state, Seat seat);

    /**
     * How many decisions a search plays on at random before it asks this evaluation: with fewer it is quicker, with more what is under way has
     * settled. 0 or more; {@value #USUAL_HORIZON} unless a game says otherwise. Games that are over by then are not evaluated.
     */
    default int horizon() {
        return USUAL_HORIZON;
    }

    /**
     * The same evaluation with another {@link #horizon}.
     *
     * @throws IllegalArgumentException if it is less than 0
     */
    static <S> Evaluation<S> after(int decisions, Evaluation<S> evaluation) {
        if (decisions < 0) {
            throw new IllegalArgumentException("a horizon is 0 or more, not " + decisions);
        }
        return new Evaluation<>() {
            @Override
            public double share(S state, Seat seat) {
                return evaluation.share(state, seat);
            }

            @Override
            public int horizon() {
                return decisions;
            }
        };
    }

    /**
     * The share for one who is ahead by so much: 0.5 if by nothing, 0.73 if by once the scale, 0.88 if by twice, and less for one who is
     * behind.
     *
     * @param ahead by how much, in points of any kind; negative for one who is behind
     * @param scale how many points are worth as much
     */
    static double share(double ahead, double scale) {
        return 1 / (1 + StrictMath.exp(-ahead / scale));
    }
}
