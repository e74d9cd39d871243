package io.github.terrene.kernel;

import io.vavr.collection.Seq;
import java.util.function.Function;

/** Moves whose actions are all there already. */
record LazyMoves<S, A, E>(Seq<A> actions, Function<? super A, Step<S, E>> leadsTo) implements Moves<S, A, E> {
    @Override
    public int size() {
        return actions.size();
    }

    @Override
    public A action(int place) {
        return actions.get(place);
    }

    @Override
    public Step<S, E> step(int place) {
        return leadsTo.apply(action(place));
    }
}
