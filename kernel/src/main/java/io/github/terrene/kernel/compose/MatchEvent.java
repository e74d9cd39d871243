package io.github.terrene.kernel.compose;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * Something that happened in a match.
 *
 * @param <E> events of games
 * @param <T> tables of games: what their events change
 */
public sealed interface MatchEvent<E, T>
        permits MatchEvent.GameBegan, MatchEvent.InGame, MatchEvent.GameFinished, MatchEvent.MatchFinished {

    /** What happened in the game being played, in order. */
    default Array<E> inGame() {
        return Array.empty();
    }

    /**
     * What a seat is told about it.
     *
     * @param told what the seat is told about an event of a game; nothing if it may not even know that something happened
     * @param table what the seat sees of a table
     */
    default Option<MatchEvent<E, T>> told(Function<E, Option<E>> told, UnaryOperator<T> table) {
        return Option.some(this);
    }

    /**
     * Another game of the match begins.
     *
     * @param number the number of the game, from 1
     * @param advantaged the players to whom the games before give an advantage in this one, as the rules of the game say
     * @param events the events with which it began
     * @param table the table after that, which the further events of this game change
     */
    record GameBegan<E, T>(int number, Array<Seat> advantaged, Array<E> events, T table) implements MatchEvent<E, T> {
        @Override
        public Array<E> inGame() {
            return events;
        }

        @Override
        public Option<MatchEvent<E, T>> told(Function<E, Option<E>> told, UnaryOperator<T> seen) {
            return Option.some(new GameBegan<>(number, advantaged, events.flatMap(told), seen.apply(table)));
        }
    }

    /**
     * Something happened in the game being played, or on its table before the cards are gathered for the next one.
     *
     * @param event the event
     */
    record InGame<E, T>(E event) implements MatchEvent<E, T> {
        @Override
        public Array<E> inGame() {
            return Array.of(event);
        }

        @Override
        public Option<MatchEvent<E, T>> told(Function<E, Option<E>> told, UnaryOperator<T> seen) {
            return told.apply(event).map(InGame::new);
        }
    }

    /**
     * A game is over.
     *
     * @param number the number of the game, from 1
     * @param outcome how it ended
     * @param wins the number of games won by then, by team
     */
    record GameFinished<E, T>(int number, Outcome outcome, Array<Integer> wins) implements MatchEvent<E, T> {}

    /**
     * The match is over.
     *
     * @param outcome how it ended
     */
    record MatchFinished<E, T>(Outcome outcome) implements MatchEvent<E, T> {}
}
