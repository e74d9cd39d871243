package io.github.terrene.terralore.card;

import org.jspecify.annotations.Nullable;

/** Names that are none: null, which a text does not mention, and blanks. */
final class Nameless {
    private Nameless() {}

    static boolean is(@Nullable String name) {
        return name == null || name.trim().isEmpty();
    }
}
