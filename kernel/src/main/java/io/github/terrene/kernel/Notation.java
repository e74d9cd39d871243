package io.github.terrene.kernel;

import io.github.terrene.kernel.replay.Replay;
import io.vavr.control.Either;

/**
 * The one canonical way a game's configurations, actions and states are written: the same value always gives the same text, on
 * every JVM, and the text gives the value back. {@link Fingerprint}s and {@link Replay}s stand on it.
 *
 * <p>A text is one line, without line breaks.
 */
public interface Notation<C, S, A> {
    /** The game's name in files, for example {@code terrene-odyssey-duel}. */
    String game();

    /** The configuration, the cards' data included, so that a replay can tell when a card was changed since. */
    String writeConfig(C config);

    /** The configuration, or what is wrong with the text. */
    Either<Problem, C> readConfig(String text);

    /** The action. */
    String writeAction(A action);

    /** The action, or what is wrong with the text. Whether it is legal is another question. */
    Either<Problem, A> readAction(C config, String text);

    /** The state, without its configuration. */
    String writeState(S state);

    /** The state, or what is wrong with the text. */
    Either<Problem, S> readState(C config, String text);

    /**
     * What can be said of a state without knowing how the rules keep it: what lies on the table, who is asked what, what was chosen but is
     * not shown yet, what waits, the generator. {@link Fingerprint}s are made of it, so that another implementation of the same rules can
     * make them, and a saved game stays good when the rules are rearranged. It cannot be read back.
     *
     * <p>A state that has nothing but this is written as {@link #writeState} does.
     */
    default String writePosition(S state) {
        return writeState(state);
    }
}
