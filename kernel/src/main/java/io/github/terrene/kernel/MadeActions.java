package io.github.terrene.kernel;

import io.vavr.collection.Seq;

/** Legal actions that are all there already. */
record MadeActions<A>(Seq<A> actions) implements LegalActions<A> {
    @Override
    public int size() {
        return actions.size();
    }

    @Override
    public A action(int place) {
        return actions.get(place);
    }
}
