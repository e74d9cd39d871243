package io.github.terrene.kernel.simple;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/**
 * The complete truth about a simple game.
 *
 * @param config what it is played with
 * @param table what lies on the table
 * @param rng the chance to come
 * @param <C> configurations
 * @param <T> tables
 */
public record SimpleState<C, T extends SimpleTable>(C config, T table, Rng rng) {
    /** Who must decide now; nobody when the game is over. */
    Array<Seat> deciders() {
        return table.outcome().isDefined() ? Array.empty() : table.deciders();
    }
}
