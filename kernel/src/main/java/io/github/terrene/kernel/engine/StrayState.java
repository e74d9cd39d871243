package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Internal;
import java.util.function.Supplier;

/**
 * Thrown for a state from which the rules cannot go on: somebody made it up, with the print of a saved state that these rules wrote. States
 * that were reached before are as valid as they were.
 */
@Internal
public final class StrayState extends IllegalStateException {
    private static final long serialVersionUID = 1;

    private static final String STRAY = "the rules do not lead to this state, or have a mistake: ";

    private StrayState(Throwable why) {
        super(STRAY + why, why);
    }

    private StrayState(String why) {
        super(STRAY + why);
    }

    /** What the rules work out from a state or a view; if they throw something, there is no such state. */
    public static <T> T workedOut(Supplier<T> from) {
        try {
            return from.get();
        } catch (RuntimeException thrown) {
            throw of(thrown);
        }
    }

    /** The exception to throw when an action is listed and refused. */
    static RuntimeException listed(Object action) {
        return new StrayState(action + " is listed and refused");
    }

    /**
     * The exception to throw when the rules threw something in a state.
     *
     * @param thrown what they threw; an {@link IllegalStateException} already says what to do, and is returned as it is
     */
    static RuntimeException of(RuntimeException thrown) {
        return thrown instanceof IllegalStateException ? thrown : new StrayState(thrown);
    }
}
