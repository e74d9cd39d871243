package io.github.terrene.kernel;

import io.vavr.control.Either;

/**
 * The one canonical way to write a game's configurations, actions and states: the same value always gives the same text, on every JVM, and
 * the text gives the value back. {@link Fingerprint}s and {@link io.github.terrene.kernel.replay.Replay}s are built on it.
 *
 * <p>A text is a single line.
 */
public interface Notation<C, S, A> {
    /** The game's name in files, for example {@code terrene-odyssey-duel}. */
    String game();

    /** The configuration, including what is printed on its cards, so that a replay can tell when a card has changed since. */
    String writeConfig(C config);

    /** The configuration, or what is wrong with the text. */
    Either<Problem, C> readConfig(String text);

    /** The action. */
    String writeAction(A action);

    /** The action, or what is wrong with the text. Whether it is legal is another question. */
    Either<Problem, A> readAction(C config, String text);

    /** The state without its configuration, with a print by which {@link #readState} recognizes it. */
    String writeState(S state);

    /**
     * The state, or what is wrong with the text. What these rules wrote is read as it is. Any other text is read at most as a position at rest
     * that can be played on: a player's turn with nothing pending.
     *
     * <p>The print protects against damage, not against forgery. Keep states in your own storage, and let strangers send {@linkplain
     * io.github.terrene.kernel.replay.Replay replays}, which are proved by playing them again. In a forged state, rules may throw an {@link
     * IllegalStateException} that says that they do not lead to it.
     */
    Either<Problem, S> readState(C config, String text);

    /**
     * The same for a game that has begun, whatever it began with: a part of a larger game begins with what follows from the part before, and if
     * that was imagined, nothing need be legal about it; a scenario may have few cards.
     *
     * <p>By default this is {@link #readState}, for games whose configurations are not checked when a state is read.
     */
    @Internal
    default Either<Problem, S> readBegun(C config, String text) {
        return readState(config, text);
    }

    /**
     * What can be said about a state without knowing how the rules represent it: what lies on the table, who is asked what, what was chosen
     * but not yet shown, what is still to come, and the generator. {@link Fingerprint}s are made from it, so that another implementation of
     * the same rules can make them, too, and a saved game stays valid when the rules are refactored. It cannot be read back.
     *
     * <p>By default this is {@link #writeState}, for states that hold nothing else.
     */
    default String writePosition(S state) {
        return writeState(state);
    }
}
