package io.github.terrene.json.schema;

import io.github.terrene.kernel.form.Form;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Definitions by name, each made once. Two forms may have the same name only if their definitions are equal, as for one type whose form was
 * looked up twice.
 *
 * @param <B> definitions
 */
final class Definitions<B> {
    private final Set<String> names = new HashSet<>();
    private final Map<Form<?>, String> met = new IdentityHashMap<>();
    private final TreeMap<String, B> all = new TreeMap<>();
    private final List<Tuple2<String, B>> again = new ArrayList<>();

    /** Defines a form, unless that has been done or is being done. */
    void define(String name, Form<?> form, Supplier<B> body) {
        if (met.putIfAbsent(form, name) != null) {
            return;
        } else if (names.add(name)) {
            all.put(name, body.get());
        } else {
            again.add(Tuple.of(name, body.get()));
        }
    }

    /**
     * All of them, by name.
     *
     * @throws IllegalArgumentException if two forms have the same name but different definitions
     */
    TreeMap<String, B> all() {
        for (Tuple2<String, B> other : again) {
            if (!other._2.equals(all.get(other._1))) {
                throw new IllegalArgumentException("two forms are called " + other._1);
            }
        }
        return all;
    }
}
