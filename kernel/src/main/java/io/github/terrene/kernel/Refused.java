package io.github.terrene.kernel;

import io.vavr.collection.Seq;
import java.util.function.Function;

/**
 * What a seat might have thought of and cannot do: an app shows it beside a card, a Character or a button.
 *
 * @param action the action; it does not concede
 * @param why what {@link Rules#whyNot} says of it, so at least one reason
 * @param <A> actions
 */
public record Refused<A>(A action, Seq<Rejection> why) {
    /** The same with the action of an enclosing game. */
    public <B> Refused<B> map(Function<? super A, ? extends B> name) {
        return new Refused<>(name.apply(action), why);
    }
}
