package io.github.terrene.examples.terminal.told;

import io.github.terrene.kernel.Seat;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * What can be seen of a game.
 *
 * @param <S> states
 * @param <T> tables
 * @param <E> events
 * @param table the table of a state
 * @param tableSeenBy what a seat sees of a table
 * @param eventSeenBy what a seat sees of an event
 */
public record Sight<S, T, E>(
        Function<S, T> table, BiFunction<T, Seat, T> tableSeenBy, BiFunction<E, Seat, E> eventSeenBy) {}
