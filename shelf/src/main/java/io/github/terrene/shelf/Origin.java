package io.github.terrene.shelf;

import java.net.URL;
import org.jspecify.annotations.Nullable;

/** All that the shelf needs to know of jars. A platform without jars brings a class of its own in place of this one, as {@code browser} does. */
final class Origin {
    private Origin() {}

    /** The name of a class, and of the jar that it is in. */
    static String of(Class<?> type) {
        @Nullable URL file = type.getResource(type.getSimpleName() + ".class");
        String jar = file == null ? "" : file.getPath().replaceFirst("^.*/([^/]+\\.jar)!.*$", "$1");
        return type.getName() + (jar.endsWith(".jar") ? " in " + jar : "");
    }
}
