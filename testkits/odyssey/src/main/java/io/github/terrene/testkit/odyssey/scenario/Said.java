package io.github.terrene.testkit.odyssey.scenario;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What the premises of a scenario say: two that contradict each other are refused, since otherwise the last one would win. */
final class Said {
    private @Nullable Map<String, Object> values;

    /** From now on all must be one. */
    void begin() {
        values = new HashMap<>();
    }

    /**
     * Something is said.
     *
     * @throws IllegalArgumentException if something else was said of it
     */
    void once(String thing, Object value) {
        @Nullable Object before = values == null ? null : values.putIfAbsent(thing, value);
        if (before != null && !before.equals(value)) {
            throw new IllegalArgumentException(thing + " cannot be both " + before + " and " + value);
        }
    }
}
