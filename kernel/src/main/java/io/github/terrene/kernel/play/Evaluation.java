package io.github.terrene.kernel.play;

import io.github.terrene.kernel.Seat;

/**
 * How good a state looks for a seat, without playing on. A game provides it for bots, along with its {@link Policy}. Like a policy, it may
 * look at a state, which no player of a game in progress may have: bots evaluate states that they have {@linkplain
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
    /** The usual {@link #horizon}: a turn or two in most games. */
    int USUAL_HORIZON = 15;

    /**
     * The share of the victory that the seat can expect if both sides play equally well: 0 if it has lost, 1 if it has won, 0.5 if the game is
     * even. As long as nobody has won, the shares of two sides add up to 1.
     */
    double share(S state, Seat seat);

    /**
     * The number of decisions that a search plays on at random before it calls this evaluation. Fewer are quicker; with more, whatever is under
     * way has settled. It is 0 or more, and {@value #USUAL_HORIZON} unless a game says otherwise. Games that are over by then are not evaluated.
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
     * The share of a side that is ahead by so much: 0.5 if by nothing, 0.73 if by the scale, 0.88 if by twice the scale, and less than 0.5 if
     * it is behind.
     *
     * @param ahead the lead, in points of any kind; negative if the side is behind
     * @param scale the lead that is worth a share of 0.73
     */
    static double share(double ahead, double scale) {
        return 1 / (1 + StrictMath.exp(-ahead / scale));
    }
}
