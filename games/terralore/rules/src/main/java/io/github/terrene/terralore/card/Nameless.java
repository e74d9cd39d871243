package io.github.terrene.terralore.card;

import org.jspecify.annotations.Nullable;

/** Names that do not count as names: null, if a text does not mention one, and blanks. */
final class Nameless {
    private Nameless() {}

    static boolean is(@Nullable String name) {
        return name == null || name.trim().isEmpty();
    }
}
