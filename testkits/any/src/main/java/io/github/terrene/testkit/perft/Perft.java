package io.github.terrene.testkit.perft;

import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Seq;

/**
 * Counts the sequences of actions from a state: a number that almost any change in the rules changes.
 *
 * <p>It counts sequences of exactly that many actions, without conceding. If several seats decide at the same time, the lowest of them
 * chooses first, since their choices commute. A game that is over has no actions, so sequences that end it sooner are not counted.
 */
public final class Perft {
    private Perft() {}

    /**
     * The number of sequences.
     *
     * @param depth the length of the sequences, from 0, for which there is one
     */
    public static <S, A> long count(Rules<?, S, A, ?, ?> rules, S state, int depth) {
        if (depth == 0) {
            return 1;
        }
        if (rules.deciders(state).isEmpty()) {
            return 0;
        }
        Seat seat = rules.deciders(state).head();
        Seq<A> legal = rules.choices(state, seat);
        if (depth == 1) {
            return legal.size();
        }
        long sum = 0;
        for (A action : legal) {
            sum += count(rules, rules.apply(state, action).get().state(), depth - 1);
        }
        return sum;
    }
}
