package io.github.terrene.narrator;

import io.github.terrene.kernel.Shown;
import io.vavr.Lazy;
import java.util.function.Supplier;

/**
 * What can be seen when something is told.
 *
 * @param <A> actions
 */
public final class Scene<A> {
    private final Lazy<Things> things; // much is told without them
    private final Shown<A> shown;

    Scene(Supplier<Things> things, Shown<A> shown) {
        this.things = Lazy.of(things);
        this.shown = shown;
    }

    Things things() {
        return things.get();
    }

    /**
     * What can be seen at these moments and then at others, as if all had been given to {@link Narrator#scene(Iterable)}. Whoever tells step
     * after step keeps the scene after each step for the next one, and so looks through each moment only once.
     */
    public Scene<A> and(Scene<A> later) {
        return new Scene<>(() -> things().and(later.things()), later.shown);
    }

    /** What is shown now. */
    public Shown<A> shown() {
        return shown;
    }
}
