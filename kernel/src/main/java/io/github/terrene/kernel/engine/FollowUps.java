package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.ArrayBuilder;
import io.vavr.collection.Array;

/**
 * What one part of an effect leaves to be done once it is through, in the order in which it said so. It lives inside one call.
 *
 * @param <K> the game's tasks
 */
public final class FollowUps<K> {
    /** More than any card leaves to be done; an effect that adds more would go on adding. */
    public static final int MOST = 1_000;

    private static final int FEW = 2;

    private final ArrayBuilder<K> tasks = new ArrayBuilder<>(FEW);

    /**
     * One more, after all the others.
     *
     * @throws IllegalStateException if there are {@value #MOST} already: the effect is faulty
     */
    public void add(K task) {
        if (tasks.size() == MOST) {
            throw new IllegalStateException("one effect leaves at most " + MOST + " things to do: " + task);
        }
        tasks.add(task);
    }

    /** Whether there is nothing to do. */
    public boolean isEmpty() {
        return tasks.isEmpty();
    }

    /** Puts all of them on the stack, the first on top. */
    public void putOn(TaskPlay<?, ?, ?, K> play) {
        Array<K> all = tasks.all();
        for (int i = all.size() - 1; i >= 0; i--) {
            play.next(all.get(i));
        }
    }
}
