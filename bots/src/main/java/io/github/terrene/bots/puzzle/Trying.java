package io.github.terrene.bots.puzzle;

import io.github.terrene.bots.puzzle.Search.World;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * An attempt at one decision of a puzzle.
 *
 * @param search what knows what is right
 * @param group what the solver cannot tell apart
 * @param state the true one of these
 */
record Trying<S, A>(Search<S, A, ?, ?> search, Set<World<S>> group, S state) implements Attempt<S, A> {
    @Override
    public Seq<A> choices() {
        return search.choices(group);
    }

    @Override
    public A solution() {
        return search.right(group);
    }

    @Override
    public Tried<S, A> choose(A choice) {
        if (search.verdict(group, choice) != Verdict.REACHED) {
            return new Wrong<>();
        }
        Answered<S, A> answered = search.answered(state, choice);
        Array<A> done = answered.actions().prepend(choice).toArray();
        @Nullable Set<World<S>> next = search.around(answered.state(), group, choice);
        return next == null ? new Solved<>(done) : new Right<>(done, new Trying<>(search, next, answered.state()));
    }
}
