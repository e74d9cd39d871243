package io.github.terrene.kernel.engine;

import io.vavr.collection.Array;

/**
 * What a player is asked, with everything that may be answered.
 *
 * @param <C> answers
 */
public interface GameQuestion<C> {
    /** The number of the rule that asks. */
    String rule();

    /** A short stable key, such as {@code target}. */
    String about();

    /** Everything that may be chosen. */
    Array<C> options();

    /** Whether it is one of the options. */
    default boolean offers(C choice) {
        Array<C> options = options();
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i) == choice) { // always so when options are listed
                return true;
            }
        }
        for (int i = 0; i < options.size(); i++) {
            if (options.get(i).equals(choice)) {
                return true;
            }
        }
        return false;
    }
}
