package io.github.terrene.kernel;

import io.vavr.collection.Array;

/**
 * A decision that the game is waiting for.
 *
 * @param seat who decides
 * @param prompt what the decision is about, as a short stable key of the game, for example {@code block}. Only for the seat itself: the key
 *     may tell that the seat is in the middle of a choice, which nobody else may know
 */
public record Decision(Seat seat, String prompt) {
    /** For each seat, by its index, the list of this one decision. A game that is asked for it often makes these lists once. */
    public static Array<Array<Decision>> alone(String prompt) {
        return Seat.first(Seat.MOST).map(seat -> Array.of(new Decision(seat, prompt)));
    }
}
