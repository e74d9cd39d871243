package io.github.terrene.narrator;

import io.github.terrene.kernel.Shown;

/**
 * What can be seen when something is told.
 *
 * @param <A> actions
 */
public final class Scene<A> {
    private final Things things;
    private final Shown<A> shown;

    Scene(Things things, Shown<A> shown) {
        this.things = things;
        this.shown = shown;
    }

    Things things() {
        return things;
    }

    /** What is shown now. */
    public Shown<A> shown() {
        return shown;
    }
}
