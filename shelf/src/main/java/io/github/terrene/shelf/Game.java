package io.github.terrene.shelf;

import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.narrator.Cards;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.BiFunction;

/**
 * A game, a match or a draft that can be played. Programs that use it need not know which games there are.
 *
 * @param id its name in addresses
 * @param title its name for people
 * @param artifact the jar that brings its schema, if there is one
 * @param rules its rules
 * @param players how many play
 * @param decks what it is played with
 * @param bots who plays for a seat
 * @param suggested what a person may leave to the program at once, one choice after another; empty for nothing
 * @param cards all cards, to be told of
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public record Game<C, S, A, E, V>(
        String id,
        String title,
        Option<String> artifact,
        Rules<C, S, A, E, V> rules,
        int players,
        Decks<C> decks,
        Bots<C, A, E, V> bots,
        BiFunction<C, V, Array<A>> suggested,
        Cards cards) {
    /** Its seats. */
    public Array<Seat> seats() {
        return Seat.first(players);
    }

    /** Whether each player needs a deck. */
    public boolean needsDecks() {
        return decks.names().nonEmpty();
    }
}
