package io.github.terrene.testkit.architecture;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.HashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Set;

/**
 * Finds the files of a package that depend on each other in circles: each of them leads to all others. Code that Immutables generates from a
 * file belongs to that file, and the permitted types of a sealed type do not count as dependencies.
 */
final class Circles {
    private final Set<String> sources;
    private Map<String, Set<String>> known = HashMap.empty();

    private Circles(Array<JavaClass> types) {
        Set<JavaClass> own = types.toSet();
        sources = types.flatMap(Circles::source).toSet();
        for (JavaClass type : types) {
            Array<String> others = Array.ofAll(type.getDirectDependenciesFromSelf())
                    .map(Dependency::getTargetClass)
                    .map(JavaClass::getBaseComponentType)
                    .filter(own::contains)
                    .flatMap(this::files);
            for (String file : files(type)) {
                known = known.put(file, others.toSet(), Set::addAll);
            }
        }
    }

    /** The circles among these types, which are all types of a package, each with the names of its files. */
    static Array<Array<String>> among(Array<JavaClass> types) {
        return new Circles(types).all();
    }

    private Array<Array<String>> all() {
        Map<String, Set<String>> reached = known.mapValues(this::closure);
        return known.keySet()
                .toArray()
                .sorted()
                .map(file -> reached.get(file)
                        .get()
                        .filter(other -> reached.get(other).get().contains(file))
                        .toArray()
                        .sorted())
                .filter(circle -> circle.size() > 1)
                .distinct();
    }

    private Set<String> closure(Set<String> others) {
        Set<String> reached = HashSet.empty();
        for (Set<String> next = others; next.nonEmpty(); ) {
            reached = reached.addAll(next);
            next = next.flatMap(file -> known.getOrElse(file, HashSet.empty())).diff(reached);
        }
        return reached;
    }

    /** The file of a type, or the one it was generated from; none if it has no source. */
    private Array<String> files(JavaClass type) {
        return source(type).map(file -> {
            String origin = file.replaceFirst("^(Immutable|With)", "");
            return sources.contains(origin) ? origin : file;
        });
    }

    private static Array<String> source(JavaClass type) {
        return Array.ofAll(type.getSource().flatMap(source -> source.getFileName()).stream()
                .toList());
    }
}
