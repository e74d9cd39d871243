package io.github.terrene.kernel;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The decision that the game is waiting for, as far as one seat may know it.
 *
 * @param seats the seats that are asked, in ascending order. See {@link Rules#awaited}
 * @param about what is asked, as a short stable key of the game; for a seat that is asked, it is the key of its {@link Decision}
 * @param rule the number of the rule that asks
 * @param chosen what has been chosen so far and is not visible anywhere else yet, in the order chosen: parts of a plan, an activation or an
 *     effect
 * @param options the possible answers; empty if this seat may not know them, and for decisions that are not questions, such as a player's turn.
 *     They are in the order of {@link Rules#choices}
 * @param within what asks the question and continues with the answer; none if the question belongs to the normal course of the game
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
