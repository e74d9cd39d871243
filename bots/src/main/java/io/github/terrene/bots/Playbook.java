package io.github.terrene.bots;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
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

    /**
     * What a seat can expect of a choice in an imagined game: its share once that was played on at random. A choice that the {@linkplain FaultyEffect
     * faulty} effect of a card prevents is as good as lost.
     *
     * @param place the place of the choice
     * @param decisions how long it is played on
     */
    public double tried(Moves<S, A, E> moves, int place, Seat seat, Dice dice, int decisions) {
        S after;
        try {
            after = moves.step(place).state();
        } catch (FaultyEffect prevented) {
            return 0;
        }
        return share(playedOn(after, dice, decisions), seat);
    }

    /** A state after playing on at random; as it was if a faulty effect is met on the way, since nobody would do what it prevents. */
    public S playedOn(S state, Dice dice, int decisions) {
        try {
            return policy.playout(rules, state, dice, decisions);
        } catch (FaultyEffect prevented) {
            return state;
        }
    }

    private static double share(Outcome outcome, Seat seat) {
        if (outcome.drawn()) {
            return 0.5;
        }
        return outcome.wonBy(seat) ? 1 : 0;
    }
}
