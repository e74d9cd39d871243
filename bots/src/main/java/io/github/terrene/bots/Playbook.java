package io.github.terrene.bots;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Evaluation;
import io.github.terrene.kernel.play.Policy;
import io.vavr.control.Option;

/**
 * What bots need to know about a game.
 *
 * @param rules the rules of the game
 * @param policy what players prefer, for playing on at random
 * @param evaluation how good a state looks
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public record Playbook<S, A, E, V>(
        Rules<?, S, A, E, V> rules, Policy<? super S, ? super A> policy, Evaluation<? super S> evaluation) {

    /** The share of the victory that a seat has in a state: all, none or half if the game is over, otherwise the share it can expect. */
    public double share(S state, Seat seat) {
        Option<Outcome> outcome = rules.outcome(state);
        return outcome.isEmpty() ? evaluation.share(state, seat) : share(outcome.get(), seat);
    }

    private static double share(Outcome outcome, Seat seat) {
        if (outcome.drawn()) {
            return 0.5;
        }
        return outcome.wonBy(seat) ? 1 : 0;
    }
}
