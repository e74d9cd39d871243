package io.github.terrene.kernel;

import io.vavr.collection.Seq;
import java.util.function.Function;

/**
 * An action that a seat might expect to be possible but that is refused, for an app to show beside a card, a Character or a button.
 *
 * @param action the refused action; never one that concedes
 * @param why the reasons why it is refused, at least one. See {@link Rules#whyNot}
 * @param <A> actions
 */
public record Refused<A>(A action, Seq<Rejection> why) {
    /** The same with the action of an enclosing game. */
    public <B> Refused<B> map(Function<? super A, ? extends B> name) {
        return new Refused<>(name.apply(action), why);
    }
}
