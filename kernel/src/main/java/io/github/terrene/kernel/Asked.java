package io.github.terrene.kernel;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * Who is asked what, as far as one seat knows.
 *
 * @param seats who is asked, ascending: {@link Rules#awaited}
 * @param about what about, as a short stable key of the game; for a seat that is asked it is the one of its {@link Decision}
 * @param rule the number of the rule that asks
 * @param chosen what has been chosen so far and shows nowhere yet, in the order chosen: of a plan, an activation, an effect
 * @param options what can be answered, in the order of {@link Rules#choices}; empty if that is not for this seat to know, and for decisions
 *     that are no questions, such as a player's turn
 * @param within what asks, and goes on with the answer; none if the course of the game asks
 * @param <A> actions
 * @param <D> what can be {@linkplain Shown#due due}
 */
public record Asked<A, D>(
        Array<Seat> seats,
        @Names(Named.WORD) String about,
        @Names(Named.RULE) String rule,
        Array<A> chosen,
        Array<A> options,
        Option<D> within) {
    /** The same with the actions of an enclosing game. */
    public <B> Asked<B, D> map(Function<A, B> actions) {
        return new Asked<>(seats, about, rule, chosen.map(actions), options.map(actions), within);
    }
}
