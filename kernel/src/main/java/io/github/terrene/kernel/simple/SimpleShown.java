package io.github.terrene.kernel.simple;

import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A simple game as it is shown to one seat.
 *
 * @param seat the seat that it is shown to
 * @param table the table, as far as the seat may know it
 * @param asked who must decide, and what; none when the game is over
 * @param due always empty: whatever an action leads to has happened before the next decision
 * @param <T> tables
 * @param <A> actions
 */
public record SimpleShown<T extends SimpleTable, A>(Seat seat, T table, Option<Asked<A, A>> asked, Array<A> due)
        implements Shown<A> {}
