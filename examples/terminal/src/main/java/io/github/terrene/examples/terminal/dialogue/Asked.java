package io.github.terrene.examples.terminal.dialogue;

import io.github.terrene.kernel.play.NoUndo;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * One decision of a person in a game, and everything that may be asked about it.
 *
 * @param <A> actions
 */
public interface Asked<A> {
    /** Shows what is asked, and the numbered choices. */
    void show();

    /** The choices, in the order of their numbers. */
    Seq<A> legal();

    /** What can be typed, a line for each. */
    String help();

    /** Draws the table. */
    void table();

    /** Shows the own hand. */
    void hand();

    /** Shows the piles that lie open. */
    void piles();

    /** Shows the card that is meant. */
    void card(String words);

    /** What a person could want to do, allowed or not. */
    Seq<A> conceivable();

    /** Answers why something cannot be done. */
    Curiosity<A> curiosity();

    /** The game without the person's last choice, or why it cannot be taken back. */
    Either<NoUndo, ?> undone();

    /** The action that gives up, if there is one now. */
    Option<A> givingUp();
}
