package io.github.terrene.testkit.law.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Evaluation;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.law.Patience;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/**
 * A test to extend that a policy plays a game for two sensibly: better than players who choose uniformly among all actions.
 *
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class SensiblePlay<C, S, A> {
    private static final int MOST = 100_000;

    /** In how many of a hundred games the evaluation must predict the winner by the middle. */
    private static final int FORETOLD = 60;

    /** For tests to extend. */
    protected SensiblePlay() {}

    /** The rules. */
    protected abstract Rules<C, S, A, ?, ?> rules();

    /** The configuration of the game with a seed, from 0. */
    protected abstract C config(int seed);

    /** The policy. */
    protected abstract Policy<? super S, ? super A> sensible();

    /** The evaluation. */
    protected abstract Evaluation<? super S> prospect();

    /** How many games are played for each comparison: an even number. */
    protected abstract int games();

    /** How many of a hundred games it must win against uniform play; each seat has it in half of them. */
    protected abstract int wins();

    /** Uniform play. */
    protected final Policy<S, A> uniform() {
        return Policy.uniform(rules());
    }

    /** The state in which the game with a seed starts. */
    protected final S start(int seed) {
        return rules().start(config(seed), seed).get().state();
    }

    /** The state in which it ends if both play in the same way. */
    protected final S end(int seed, Policy<? super S, ? super A> policy) {
        return end(seed, policy, policy);
    }

    /** The state in which it ends. */
    protected final S end(int seed, Policy<? super S, ? super A> first, Policy<? super S, ? super A> second) {
        S state = start(seed);
        Dice dice = Rng.of(seed).split(1).dice();
        Patience patience = new Patience("game " + seed);
        while (rules().deciders(state).nonEmpty()) {
            patience.decision();
            Seat seat = rules().deciders(state).head();
            Moves<S, A, ?> moves = rules().moves(state, seat);
            Policy<? super S, ? super A> policy = seat.index() == 0 ? first : second;
            state = moves.step(policy.place(state, moves, dice::below)).state();
        }
        return state;
    }

    /** How it ends. */
    protected final Outcome outcome(int seed, Policy<? super S, ? super A> first, Policy<? super S, ? super A> second) {
        return rules().outcome(end(seed, first, second)).get();
    }

    /** In how many of the games both play in the same way and the game ends by a rule. */
    protected final int endedBy(String rule, Policy<? super S, ? super A> policy) {
        return Array.range(0, games())
                .count(seed -> outcome(seed, policy, policy).rule().equals(rule));
    }

    /** It wins as often as it should. */
    @Test
    public final void sensiblePlayersBeatUniformOnes() {
        Array<Integer> half = Array.range(0, games() / 2);
        int won = half.count(seed -> outcome(seed, sensible(), uniform()).wonBy(Seat.of(0)))
                + half.count(seed -> outcome(seed, uniform(), sensible()).wonBy(Seat.of(1)));
        assertThat(won).as("of %s", games()).isGreaterThan(games() * wins() / 100);
    }

    /** The shares of both sides add up to one victory, and the side that is ahead in the middle of a game wins more often than not. */
    @Test
    public final void theMiddleOfAGameForetellsItsEnd() {
        int foretold = 0;
        int won = 0;
        for (int seed = 0; seed < games(); seed++) {
            Array<S> states = states(seed);
            S middle = states.get(states.size() / 2);
            double share = prospect().share(middle, Seat.of(0));
            assertThat(share + prospect().share(middle, Seat.of(1))).isCloseTo(1, within(1e-9));
            Outcome outcome = rules().outcome(states.last()).get();
            won += outcome.drawn() ? 0 : 1;
            foretold += outcome.wonBy(Seat.of(share > 0.5 ? 0 : 1)) ? 1 : 0;
        }
        assertThat(foretold).as("of %s", won).isGreaterThan(won * FORETOLD / 100);
    }

    private Array<S> states(int seed) {
        List<S> states = List.of(start(seed));
        Dice dice = Rng.of(seed).split(1).dice();
        Patience patience = new Patience("game " + seed);
        while (rules().deciders(states.head()).nonEmpty()) {
            patience.decision();
            S state = states.head();
            Moves<S, A, ?> moves = rules().moves(state, rules().deciders(state).head());
            states = states.prepend(
                    moves.step(sensible().place(state, moves, dice::below)).state());
        }
        return Array.ofAll(states.reverse());
    }

    /** A playout takes steps without the lists that players see, and comes to the same end. */
    @Test
    public final void aPlayoutIsTheSameGame() {
        for (int seed = 0; seed < games() / 10; seed++) {
            S end = sensible()
                    .playout(rules(), start(seed), Rng.of(seed).split(1).dice(), MOST);
            assertThat(end).isEqualTo(listed(seed));
        }
    }

    /** An action has the same weight among all actions as alone. */
    @Test
    public final void allAreWeighedAsEachIs() {
        for (int seed = 0; seed < games() / 10; seed++) {
            S state = start(seed);
            Dice dice = Rng.of(seed).split(1).dice();
            Patience patience = new Patience("game " + seed);
            while (rules().deciders(state).nonEmpty()) {
                patience.decision();
                Seat seat = rules().deciders(state).head();
                Seq<A> legal = rules().legal(state, seat);
                S now = state;
                assertThat(sensible().weights(now, rules().moves(now, seat)))
                        .containsExactly(legal.toJavaStream()
                                .mapToInt(action -> sensible().weight(now, action))
                                .toArray());
                state = rules().apply(now, sensible().choose(now, legal, dice))
                        .get()
                        .state();
            }
        }
    }

    private S listed(int seed) {
        S state = start(seed);
        Dice dice = Rng.of(seed).split(1).dice();
        Patience patience = new Patience("game " + seed);
        while (rules().deciders(state).nonEmpty()) {
            patience.decision();
            Seat seat = rules().deciders(state).head();
            A action = sensible().choose(state, rules().legal(state, seat), dice);
            state = rules().apply(state, action).get().state();
        }
        return state;
    }
}
