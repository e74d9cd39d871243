package io.github.terrene.forms;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * A class that says what types consist of.
 *
 * @param name its full name
 * @param types the types
 */
record Table(String name, ShapedTypes types) {
    private static final MethodPerType SHAPE = new MethodPerType("Shape", "shape", "", "", "");
    private static final MethodPerType TAKEN =
            new MethodPerType("Object", "taken", "int part, Object whole", "part, whole", "");
    private static final MethodPerType MADE =
            new MethodPerType("Object", "made", "Object[] parts", "parts", " throws Throwable");

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
            import java.util.function.UnaryOperator;

            /** What %d types consist of. Written by terrene-forms from the compiled types. */
            @SuppressWarnings({"unchecked", "rawtypes", "cast"})
            public final class %s implements Shapes {
                private final Map<Class<?>, Integer> types = new HashMap<>();

                /** The table. */
                public %s() {
            %s    }

                @Override
                public Option<Shape> of(Class<?> type) {
                    Integer number = types.get(type);
                    return number == null ? Option.none() : Option.some(shape(number));
                }

                private record Take(int type, int part) implements UnaryOperator<Object> {
                    @Override
                    public Object apply(Object whole) {
                        return taken(type, part, whole);
                    }
                }

                private record Make(int type) implements Shape.Maker {
                    @Override
                    public Object make(Object[] parts) throws Throwable {
                        return made(type, parts);
                    }
                }
            %s}
            """;

    String source() {
        Array<ShapedType> all = types.all();
        int dot = name.lastIndexOf('.');
        String simple = name.substring(dot + 1);
        String inPackage = dot < 0 ? "" : "package " + name.substring(0, dot) + ";\n\n";
        Seq<String> entries = all.zipWithIndex(
                (each, number) -> "        types.put(" + each.type().getCanonicalName() + ".class, " + number + ");\n");
        return String.format(SOURCE, inPackage, all.size(), simple, simple, entries.mkString(), methods(all));
    }

    private static String methods(Array<ShapedType> all) {
        Array<Tuple2<Integer, ProductSource>> products =
                all.zipWithIndex().flatMap(each -> each._1().product().map(product -> Tuple.of(each._2(), product)));
        return SHAPE.source(all.zipWithIndex()
                        .map(each -> Tuple.of(each._2(), "return " + each._1().source(each._2()) + ";")))
                + TAKEN.source(
                        products.filter(product -> product._2().components().nonEmpty())
                                .map(product -> product.map2(ProductSource::apart)))
                + MADE.source(products.map(product -> product.map2(ProductSource::together)));
    }
}
