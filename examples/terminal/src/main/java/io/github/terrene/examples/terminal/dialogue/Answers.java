package io.github.terrene.examples.terminal.dialogue;

import io.vavr.control.Option;

/**
 * What the program answers to a person who has to decide.
 *
 * @param <A> actions
 * @param <K> commands: what can be typed instead of a number
 */
public interface Answers<A, K extends Enum<K>> {
    /** How many numbered choices there are. */
    int choices();

    /** What a choice comes to, from 1 to {@link #choices}. */
    Reply<A> choice(int number);

    /** Obeys a command, with what was typed behind it; none if it was only a question, which is answered. */
    Option<Reply<A>> obey(K command, String rest);
}
