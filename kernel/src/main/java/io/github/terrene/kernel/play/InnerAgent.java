package io.github.terrene.kernel.play;

import io.github.terrene.kernel.Rng;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/** An agent of a game that plays an outer game containing it: {@link Agent#inside}. */
record InnerAgent<W, B, F, V, A, E>(
        Agent<? super V, A, ? super E> agent,
        Function<? super W, ? extends V> view,
        Function<? super B, Option<A>> action,
        Function<? super F, ? extends Iterable<E>> event,
        Agent<? super W, B, ? super F> otherwise)
        implements Agent<W, B, F> {

    @Override
    public B decide(W outer, Seq<B> legal, Rng rng) {
        Array<B> within = Array.ofAll(legal).filter(each -> action.apply(each).isDefined());
        if (within.isEmpty()) {
            return otherwise.decide(outer, legal, rng);
        }
        Array<A> offered = within.map(each -> action.apply(each).get());
        A chosen = agent.decide(view.apply(outer), offered, rng);
        int place = offered.indexOf(chosen);
        if (place < 0) {
            throw new IllegalStateException("the inner agent chose " + chosen + ", which it was not offered");
        }
        return within.get(place);
    }

    @Override
    public void observe(F outer) {
        otherwise.observe(outer);
        event.apply(outer).forEach(agent::observe);
    }
}
