package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.text.Position;
import io.vavr.collection.Array;

/**
 * A state of a game that has a {@link Position}.
 *
 * @param <T> tables
 * @param <A> actions
 * @param <D> what can be due
 */
public interface PositionedState<T, A, D> extends PromptedState {
    /** What lies on the table. */
    T table();

    /** What has been chosen and does not show on the table yet, the earliest first: by default nothing. */
    default Array<A> chosen() {
        return Array.empty();
    }

    /** What is under way or waiting to happen, the next one first. */
    Array<D> due();

    /** The generator. */
    Rng rng();

    /** The position, from which fingerprints are made. */
    default Position<T, A, D> position() {
        return new Position<>(table(), pending(), chosen(), due(), rng());
    }
}
