package io.github.terrene.examples.terminal;

import io.vavr.collection.List;

/** The classes that a sealed family consists of. */
public final class SealedFamily {
    private SealedFamily() {}

    /** Its members, and theirs where they are families themselves. */
    public static List<Class<?>> members(Class<?> type) {
        return type.isSealed()
                ? List.<Class<?>>of(type.getPermittedSubclasses()).flatMap(SealedFamily::members)
                : List.of(type);
    }
}
