package io.github.terrene.examples.terminal.dialogue;

import io.github.terrene.kernel.Rejection;
import io.vavr.collection.Seq;

/**
 * One decision of a person in a game: what the program shows of it, in the words of that game.
 *
 * @param <A> actions
 */
public interface Asked<A> {
    /** Shows what is asked, and the numbered choices. */
    void show();

    /** What is suggested to be done at once, as one more choice; empty for nothing. */
    Seq<A> suggested();

    /** What an action is called. */
    String title(A action);

    /** Draws the table. */
    void table();

    /** The ids of the cards in the own hand. */
    Seq<String> hand();

    /** Shows the piles that lie open. */
    void piles();

    /** Why something is refused, in words. */
    String reason(Rejection rejection);

    /** What can be typed: a line for each. */
    Seq<String> help();
}
