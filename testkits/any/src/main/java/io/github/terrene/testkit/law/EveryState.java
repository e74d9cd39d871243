package io.github.terrene.testkit.law;

import io.github.terrene.kernel.play.Move;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.vavr.collection.Array;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;

/**
 * Checks something in every state of a playthrough, for laws of your own. A failure tells how to reach the state.
 *
 * @param playthrough the playthrough
 */
public record EveryState<C, S, A, E>(Playthrough<C, S, A, E> playthrough) {
    /** One in that many states is among the sampled ones. */
    public static final int PART = 8;

    /** Looks at one move of a playthrough. */
    @FunctionalInterface
    public interface Look<S, A, E> {
        /** Fails if something is wrong with the move. */
        void at(S before, Move<S, A, E> move);
    }

    /** Checks each state. */
    public void each(Consumer<S> check) {
        each((state, place) -> check.accept(state));
    }

    /** Checks each state; the number is the place of the state in the playthrough, from 0. */
    public void each(ObjIntConsumer<S> check) {
        Array<S> states = playthrough.states();
        for (int place = 0; place < states.size(); place++) {
            S state = states.get(place);
            int here = place;
            at(place, () -> check.accept(state, here));
        }
    }

    /** Checks some of the states, different ones for each seed, and the last. For expensive checks. */
    public void some(ObjIntConsumer<S> check) {
        Array<S> states = playthrough.states();
        for (int place = 0; place < states.size(); place++) {
            if (isAmongSome(place)) {
                S state = states.get(place);
                int here = place;
                at(place, () -> check.accept(state, here));
            }
        }
    }

    /** Whether the state at that place is one of the sampled ones. */
    public boolean isAmongSome(int place) {
        int rest = (int) Math.floorMod(playthrough.seeded().seed(), (long) PART);
        return place % PART == rest || place == playthrough.moves().size();
    }

    /** Checks each move, with the state before it. */
    public void eachMove(Look<S, A, E> check) {
        Array<S> states = playthrough.states();
        for (int place = 0; place < playthrough.moves().size(); place++) {
            S before = states.get(place);
            Move<S, A, E> move = playthrough.moves().get(place);
            at(place, () -> check.at(before, move));
        }
    }

    /** One check, of the state at that place. */
    public void at(int place, Runnable check) {
        try {
            check.run();
        } catch (AssertionError | RuntimeException failure) {
            throw new AssertionError(failure.getMessage() + "\n" + playthrough.story(place), failure);
        }
    }
}
