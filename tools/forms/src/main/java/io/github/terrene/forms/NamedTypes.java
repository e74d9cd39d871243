package io.github.terrene.forms;

import io.vavr.collection.Array;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The types that an argument names: a class, or all those that an artifact names in its rules for shrinkers.
 *
 * @param types the types
 * @param all whether each of them must have a shape: rules for shrinkers also name what values are made with
 */
record NamedTypes(Array<Class<?>> types, boolean all) {
    private static final Pattern KEPT = Pattern.compile("-keep class ([^ ]+) \\{ \\*; }");

    static NamedTypes of(String name, ClassLoader loader) {
        try (@Nullable InputStream rules = loader.getResourceAsStream("META-INF/proguard/" + name + ".pro")) {
            if (rules == null) {
                return new NamedTypes(namesNone(name, loader) ? Array.empty() : Array.of(type(name, loader)), true);
            }
            return new NamedTypes(kept(rules).map(each -> type(each, loader)), false);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Whether it is an artifact without types of its own, such as a format of a game: it brings its rules. */
    private static boolean namesNone(String name, ClassLoader loader) {
        return loader.getResource("META-INF/" + name + "/RULES.md") != null;
    }

    private static Array<String> kept(InputStream rules) throws IOException {
        String text = new String(rules.readAllBytes(), StandardCharsets.UTF_8);
        return Array.ofAll(KEPT.matcher(text).results().map(rule -> rule.group(1)));
    }

    private static Class<?> type(String name, ClassLoader loader) {
        try {
            return Class.forName(name, false, loader);
        } catch (ClassNotFoundException unknown) {
            throw new IllegalArgumentException(
                    name + " is neither an artifact on the class path that names its types nor a class", unknown);
        }
    }

    ShapedTypes addedTo(ShapedTypes known) {
        ShapedTypes more = types.foldLeft(known, ShapedTypes::with);
        types.filter(type -> all && !more.has(type)).forEach(type -> {
            throw new IllegalArgumentException(
                    type.getName() + " is not a public record, Immutables value, enum or sealed type");
        });
        return more;
    }
}
