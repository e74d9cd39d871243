package io.github.terrene.examples.terminal.dialogue;

import io.vavr.collection.Seq;

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

    /** What an action is called. */
    String title(A action);

    /** Draws the table. */
    void table();

    /** The own hand. */
    Seq<C> hand();

    /** Shows the piles that lie open. */
    void piles();

    /** Two example questions, such as {@code why attack, why recruit}. */
    String examples();

    /** What can be typed. */
    GameHelp help();
}
