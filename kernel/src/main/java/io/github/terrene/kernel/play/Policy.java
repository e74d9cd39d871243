package io.github.terrene.kernel.play;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.LegalActions;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Seq;
import java.util.function.IntUnaryOperator;

/**
 * A way to play at random: how likely each legal action is. It is for playouts of {@linkplain Rules#imagine imagined} states and for
 * benchmarks, where an {@link Agent} would be too slow. It may look at a state, which no player of a game in progress may have.
 *
 * <p>In many games, uniformly random play ends before anything has happened, and tells little about a position. A policy that prefers what
 * players prefer costs no more.
 *
 * <pre>{@code
 * Game imagined = rules.imagine(view, pool, rng.split(0));
 * Game end = policy.playout(rules, imagined, rng.split(1).dice(), 1_000);
 * }</pre>
 *
 * @param <S> states
 * @param <A> actions
 */
@FunctionalInterface
public interface Policy<S, A> {
    /** The highest weight, low enough that the weights of all actions can be added up. */
    int MOST = 10_000;

    /**
     * How likely the action is compared with the other legal ones.
     *
     * @return from 0, for an action taken only if all have weight 0, to {@value #MOST}
     */
    int weight(S state, A action);

    /** How likely each of these actions is, in their order. Override it if weighing all of them together is faster than one by one. */
    default int[] weights(S state, LegalActions<? extends A> legal) {
        int[] weights = new int[legal.size()];
        for (int place = 0; place < weights.length; place++) {
            weights[place] = weight(state, legal.action(place));
        }
        return weights;
    }

    /** A policy that takes all actions equally often, but {@linkplain Rules#concedes concedes} the game only if nothing else can be done. */
    static <S, A> Policy<S, A> uniform(Rules<?, ?, A, ?, ?> rules) {
        return (state, action) -> rules.concedes(action) ? 0 : 1;
    }

    /**
     * The place of the action to take, from 0: each is chosen with a probability proportional to its weight. If all weights are 0, all
     * actions are equally likely.
     *
     * @param legal at least one action
     * @param draw draws a number from 0 up to, but not including, the number it is given, each equally likely
     */
    default int place(S state, LegalActions<? extends A> legal, IntUnaryOperator draw) {
        int[] weights = weights(state, legal);
        int total = 0;
        for (int weight : weights) {
            total += weight;
        }
        if (total == 0) {
            return draw.applyAsInt(weights.length);
        }
        int left = draw.applyAsInt(total);
        int place = 0;
        while (weights[place] <= left) {
            left -= weights[place++];
        }
        return place;
    }

    /**
     * The action to take.
     *
     * @param legal at least one action
     */
    default <B extends A> B choose(S state, Seq<B> legal, Dice dice) {
        return legal.get(place(state, LegalActions.of(legal), dice::below));
    }

    /**
     * Plays on until nobody is awaited or the limit is reached. If several seats are awaited, the lowest one decides first.
     *
     * @param dice the caller's own dice, never the game's
     * @param most the most decisions to make
     * @return the state at the end
     */
    default <T extends S, B extends A> T playout(Rules<?, T, B, ?, ?> rules, T state, Dice dice, int most) {
        T now = state;
        for (int made = 0; made < most; made++) {
            Seq<Seat> deciders = rules.deciders(now);
            if (deciders.isEmpty()) {
                break;
            }
            Moves<T, B, ?> moves = rules.moves(now, deciders.head());
            now = moves.step(place(now, moves, dice::below)).state();
        }
        return now;
    }
}
