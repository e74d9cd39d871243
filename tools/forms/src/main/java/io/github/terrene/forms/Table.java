package io.github.terrene.forms;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * A class that says what types consist of.
 *
 * @param name its full name
 * @param types the types
 */
record Table(String name, ShapedTypes types) {
    private static final String SOURCE = """
            %simport io.github.terrene.kernel.form.Declared;
            import io.github.terrene.kernel.form.Named;
            import io.github.terrene.kernel.form.Parameters;
            import io.github.terrene.kernel.form.Shape;
            import io.github.terrene.kernel.form.Shapes;
            import io.vavr.collection.Array;
            import io.vavr.control.Option;
            import java.util.HashMap;
            import java.util.Map;
            import java.util.function.Supplier;

            /** What %d types consist of. Written by terrene-forms from the compiled types. */
            @SuppressWarnings({"unchecked", "rawtypes", "cast"})
            public final class %s implements Shapes {
                private final Map<Class<?>, Supplier<Shape>> shapes = new HashMap<>();

                /** The table. */
                public %s() {
            %s    }

                @Override
                public Option<Shape> of(Class<?> type) {
                    Supplier<Shape> shape = shapes.get(type);
                    return shape == null ? Option.none() : Option.some(shape.get());
                }
            %s}
            """;

    String source() {
        Array<ShapedType> all = types.all();
        int dot = name.lastIndexOf('.');
        String simple = name.substring(dot + 1);
        String inPackage = dot < 0 ? "" : "package " + name.substring(0, dot) + ";\n\n";
        Seq<String> entries = all.zipWithIndex((each, place) -> "        shapes.put("
                + each.type().getCanonicalName() + ".class, " + simple + "::shape" + place + ");\n");
        Seq<String> shapes = all.zipWithIndex((each, place) ->
                "\n    private static Shape shape" + place + "() {\n        return " + each.source() + ";\n    }\n");
        return String.format(SOURCE, inPackage, all.size(), simple, simple, entries.mkString(), shapes.mkString());
    }
}
