package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.GameAction;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The kinds of actions that a seat chooses from, in the order in which legal actions are listed. Make one once for each type of decision:
 *
 * <pre>{@code
 * private static final Kinds OFFERS = Kinds.of(Attack.class, Pass.class, Concede.class);
 * }</pre>
 */
public final class Kinds {
    /** Nothing to choose from. */
    public static final Kinds NONE = of();

    private final Class<?>[] kinds;
    private final int hash;

    private Kinds(Class<?>[] kinds) {
        this.kinds = kinds;
        this.hash = Arrays.hashCode(kinds);
    }

    /** Actions of these classes, in this order. */
    @SafeVarargs
    public static Kinds of(Class<? extends GameAction>... kinds) {
        Class<?>[] all = new Class<?>[kinds.length];
        for (int place = 0; place < all.length; place++) {
            all[place] = kinds[place];
        }
        return new Kinds(all);
    }

    /** Whether there is nothing to choose from. */
    public boolean none() {
        return kinds.length == 0;
    }

    /** Whether actions of that class can be chosen from. */
    public boolean has(Class<?> kind) {
        for (Class<?> each : kinds) {
            if (each == kind) {
                return true;
            }
        }
        return false;
    }

    /** The classes, in order. */
    Class<?>[] classes() {
        return kinds;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return this == other || other instanceof Kinds offers && Arrays.equals(kinds, offers.kinds);
    }

    /** Found once, since the rules look for what is offered in every decision. */
    @Override
    public int hashCode() {
        return hash;
    }

    @Override
    public String toString() {
        return Arrays.toString(kinds);
    }
}
