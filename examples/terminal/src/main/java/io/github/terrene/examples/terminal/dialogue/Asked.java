package io.github.terrene.examples.terminal.dialogue;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Function;

/**
 * One decision of a person in a game: what the program shows of it, in the words of that game.
 *
 * @param <A> actions
 * @param <C> cards
 */
public interface Asked<A, C> {
    /** Shows what is asked, and the numbered choices. */
    void show();

    /** The choices in the order in which they are numbered. */
    default Seq<A> ordered(Seq<A> choices) {
        return choices;
    }

    /** What is suggested to be done at once, as one more choice; empty for nothing. */
    default Seq<A> suggested() {
        return Array.empty();
    }

    /** What an action is called. */
    String title(A action);

    /** Draws the table. */
    void table();

    /** The own hand. */
    Seq<C> hand();

    /** Shows the piles that lie open. */
    void piles();

    /**
     * Why something is refused, in words.
     *
     * @param name what a seat is called
     */
    default String reason(Rejection rejection, Function<Seat, String> name) {
        return WhyNot.reason(rejection, name);
    }

    /** What can be typed: a line for each. */
    Seq<String> help();
}
