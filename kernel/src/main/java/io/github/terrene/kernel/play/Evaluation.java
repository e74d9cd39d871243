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
    /**
     * The share of the victory that the seat can expect if both sides play equally well: 0 if it has lost, 1 if it has won, 0.5 if the game is
     * even. Where nobody has won yet, the shares of two sides add up to 1.
     */
    double share(S state, Seat seat);

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
