package io.github.terrene.examples.terminal.dialogue;

import io.github.terrene.examples.terminal.page.Messages;
import io.vavr.control.Either;

/**
 * What the program answers to a person who has to decide.
 *
 * @param <A> actions
 * @param <K> commands: what can be typed instead of a number
 */
public interface Answers<A, K extends Enum<K>> {
    /** Shows what is asked and what can be chosen. */
    void show();

    /** How many numbered choices are shown. */
    int choices();

    /** The reply of a choice, from 1 to {@link #choices}. */
    Reply<A> choice(int number);

    /** What to say to a number that is not shown. */
    default String missing(int number, Messages messages) {
        return messages.say(choices() == 1 ? "no.choice.one" : "no.choice", number, choices());
    }

    /** Obeys a command, with what was typed after it: returns a decision, or how to go on after a question was answered. */
    Either<Answers<A, K>, Reply<A>> obey(K command, String rest);

    /** Answers a question and goes on as before. */
    default Either<Answers<A, K>, Reply<A>> answered(Runnable answer) {
        answer.run();
        return Either.left(this);
    }

    /** Whether an action concedes the game, which must be confirmed. */
    boolean concedes(A action);
}
