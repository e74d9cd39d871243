package io.github.terrene.kernel.form;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.ServiceLoader;

/** The tables of shapes that were written before the program was started, and reflection for all types that are in none of them. */
record Tables(Array<Shapes> all) implements Shapes {
    /** The tables of this program. */
    static final Shapes FOUND =
            new Tables(Array.<Shapes>ofAll(ServiceLoader.load(Shapes.class, Shapes.class.getClassLoader()))
                    .appendAll(made("io.github.terrene.kernel.form.Reflection")));

    /**
     * An instance of a shapes class that need not be there. A compiler for programs without reflection cannot see which class it is, and so
     * does not demand everything that the class needs.
     */
    private static Option<Shapes> made(String name) {
        try {
            return Option.some((Shapes) Class.forName(name).getConstructor().newInstance());
        } catch (ReflectiveOperationException absent) {
            return Option.none();
        }
    }

    @Override
    public Option<Shape> of(Class<?> type) {
        for (Shapes each : all) {
            Option<Shape> shape = each.of(type);
            if (shape.isDefined()) {
                return shape;
            }
        }
        return Option.none();
    }
}
