package io.github.terrene.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.play.Policy;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/**
 * Saved games in which what is still to be done is that of another: each is refused, or can be played on and saved again.
 *
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 */
public final class SwappedTasks<C, S, A> {
    private static final int LONGEST = 200;
    private static final int PAIRS = 20_000;
    private static final int MOVES = 15;

    private final Rules<C, S, A, ?, ?> rules;
    private final C config;
    private final Array<S> states;

    private SwappedTasks(Rules<C, S, A, ?, ?> rules, C config, Array<S> states) {
        this.rules = rules;
        this.config = config;
        this.states = states;
    }

    /**
     * All states of some games of one configuration in which something is to be decided, of the longest the first 200.
     *
     * @param policies ways to play, of which each has its turn
     */
    public static <C, S, A, E> SwappedTasks<C, S, A> of(
            Rules<C, S, A, E, ?> rules, C config, Seq<? extends Policy<? super S, ? super A>> policies, int games) {
        return new SwappedTasks<>(
                rules,
                config,
                Playthrough.drawn(rules, config, policies, games, LONGEST)
                        .flatMap(Playthrough::states)
                        .filter(state -> rules.outcome(state).isEmpty()));
    }

    /**
     * Swaps what is still to be done between those states, and returns how many of the results could be read and played on.
     *
     * @param moment the part of the game that a state is in, such as its phase
     * @param tasks what is still to be done in a state
     * @param swapped the first state with what is still to be done in the second
     * @throws AssertionError if one can be read that is of two moments, or that cannot be played on and saved again
     */
    public int read(Function<S, ?> moment, Function<S, ?> tasks, BinaryOperator<S> swapped) {
        Array<S> asking = states.distinctBy(tasks);
        Dice dice = Rng.of(7).dice();
        int read = 0;
        for (int pair = 0; pair < PAIRS; pair++) {
            S table = dice.pick(states);
            S todo = dice.pick(asking);
            String text = rules.notation().writeState(swapped.apply(table, todo));
            try {
                Either<Problem, S> state = rules.notation().readState(config, text);
                assertThat(state.isRight() && !moment.apply(table).equals(moment.apply(todo)))
                        .as("read, though of two moments")
                        .isFalse();
                state.forEach(each -> playOn(each, dice));
                read += state.isRight() ? 1 : 0;
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError(failure + " in\n" + text, failure);
            }
        }
        return read;
    }

    private void playOn(S from, Dice dice) {
        Notation<C, S, A> notation = rules.notation();
        S now = from;
        for (int move = 0; move < MOVES && rules.outcome(now).isEmpty(); move++) {
            S here = now;
            Array<A> legal = Array.ofAll(rules.seats(here)).flatMap(seat -> rules.legal(here, seat));
            now = rules.apply(here, dice.pick(legal)).get().state();
            assertThat(notation.readState(config, notation.writeState(now))).isEqualTo(Either.right(now));
        }
    }
}
