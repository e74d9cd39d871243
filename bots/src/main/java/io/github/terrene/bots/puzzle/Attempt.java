package io.github.terrene.bots.puzzle;

import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * A person's attempt at a puzzle, at a decision. That exactly one choice is right at each decision was proved when the puzzle was made: an
 * attempt only follows the proved solution, and looks for nothing itself.
 *
 * @param rules the rules of the game
 * @param seat who solves it
 * @param state the state in which the solver decides. It holds secrets: show the solver its view
 * @param left what is left of the solution, which begins with the right choice
 * @param <S> states
 * @param <A> actions
 */
public record Attempt<S, A>(Rules<?, S, A, ?, ?> rules, Seat seat, S state, Array<A> left) {
    /**
     * An attempt that begins.
     *
     * @return none if the solution is not possible there
     */
    static <S, A> Option<Attempt<S, A>> of(Rules<?, S, A, ?, ?> rules, S state, Puzzle<A> puzzle) {
        Array<A> solution = puzzle.proof().solution();
        Attempt<S, A> attempt = new Attempt<>(rules, puzzle.aimed().seat(), state, solution);
        return Option.when(
                solution.nonEmpty()
                        && attempt.choices().contains(solution.head())
                        && rules.applyAll(state, solution).isRight(),
                attempt);
    }

    /** What can be chosen. */
    public Seq<A> choices() {
        return rules.choices(state, seat);
    }

    /** The right choice. */
    public A solution() {
        return left.head();
    }

    /**
     * A choice that is wrong.
     *
     * @param known choices that are known to be wrong
     * @return none if all others are known
     */
    public Option<A> hint(Seq<A> known) {
        return choices().reject(solution()::equals).find(choice -> !known.contains(choice));
    }

    /** Tries a choice. What is none of the {@link #choices} is wrong. */
    public Tried<S, A> choose(A choice) {
        if (!choice.equals(solution())) {
            return new Wrong<>();
        }
        Array<A> done = Array.of(choice);
        S after = after(state, choice);
        while (done.size() < left.size() && !decides(after, left.get(done.size()))) {
            A next = left.get(done.size());
            done = done.append(next);
            after = after(after, next);
        }
        return done.size() == left.size()
                ? new Solved<>(done)
                : new Right<>(done, new Attempt<>(rules, seat, after, left.drop(done.size())));
    }

    private S after(S before, A action) {
        return rules.applyAll(before, Array.of(action)).get().state();
    }

    /** Whether the solver has something to choose there. */
    private boolean decides(S at, A action) {
        return rules.actor(action).equals(seat) && rules.choices(at, seat).size() > 1;
    }

    /** What became of a choice. */
    public sealed interface Tried<S, A> permits Wrong, Right, Solved {}

    /** The choice does not reach the goal: something that may lie hidden, or an answer, prevents it. */
    public record Wrong<S, A>() implements Tried<S, A> {}

    /**
     * The choice is right, and there is more to do.
     *
     * @param done what happened: the choice, the answers to it, and what of the solver's own could not be otherwise
     * @param next the next decision
     */
    public record Right<S, A>(Array<A> done, Attempt<S, A> next) implements Tried<S, A> {}

    /**
     * The choice is right, and the goal is reached.
     *
     * @param done what happened: the choice, the answers to it, and what of the solver's own could not be otherwise
     */
    public record Solved<S, A>(Array<A> done) implements Tried<S, A> {}
}
