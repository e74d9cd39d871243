package io.github.terrene.table;

import io.github.terrene.bots.puzzle.Attempt;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.session.Session;
import io.github.terrene.table.wire.Portrait;
import io.github.terrene.table.wire.PuzzleCard.Verdict;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * Where an attempt at a puzzle has come to.
 *
 * @param table the position
 * @param attempt the last decision
 * @param verdict what became of the last choice; none if nothing was chosen yet
 */
record Reached<C, S, A, E, V>(Portrait<C, S, A, E, V> table, Attempt<S, A> attempt, Option<Verdict> verdict) {
    Seat seat() {
        return attempt.seat();
    }

    /** Whether something is to be chosen there. */
    boolean goesOn() {
        return verdict.forAll(Verdict.RIGHT::equals);
    }

    /** What becomes of a choice, or why it is none. */
    Either<Seq<Rejection>, Reached<C, S, A, E, V>> choose(A move) {
        Session<C, S, A, E, V> session = table.session();
        return session.play(seat(), session.number(seat()), move, session.latest())
                .map(legal -> tried(attempt.choose(move)));
    }

    private Reached<C, S, A, E, V> tried(Attempt.Tried<S, A> tried) {
        if (tried instanceof Attempt.Right<S, A> right) {
            return new Reached<>(with(right.done()), right.next(), Option.some(Verdict.RIGHT));
        } else if (tried instanceof Attempt.Solved<S, A> solved) {
            return new Reached<>(with(solved.done()), attempt, Option.some(Verdict.SOLVED));
        }
        return new Reached<>(table, attempt, Option.some(Verdict.WRONG));
    }

    private Portrait<C, S, A, E, V> with(Array<A> done) {
        return table.with(PlayedAgain.with(table.session(), done));
    }
}
