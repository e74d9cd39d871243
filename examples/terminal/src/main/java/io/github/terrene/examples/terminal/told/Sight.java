package io.github.terrene.examples.terminal.told;

import io.github.terrene.kernel.Seat;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * What can be seen of a game.
 *
 * @param <S> states
 * @param <T> tables
 * @param table the table of a state
 * @param seenBy what a seat sees of a table
 */
public record Sight<S, T>(Function<S, T> table, BiFunction<T, Seat, T> seenBy) {}
