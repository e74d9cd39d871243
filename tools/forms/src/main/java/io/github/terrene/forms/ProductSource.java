package io.github.terrene.forms;

import io.github.terrene.kernel.form.Shape.Component;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Java for taking a value apart and putting it together.
 *
 * @param type the type of the value
 * @param components what it consists of
 */
record ProductSource(Class<?> type, Array<Component> components) {
    private static final String INDENT = "\n        ";

    /** The body of a method that takes the part with the number {@code part} out of {@code whole}. */
    String apart() {
        return "var value = (" + type.getCanonicalName() + ") whole;" + INDENT
                + MethodPerType.chosen(
                        "part",
                        components.zipWithIndex(
                                (component, place) -> Tuple.of(place, "value." + component.name() + "()")));
    }

    /** The body of a method that makes a value of {@code parts}. */
    String together() {
        return type.isRecord() ? constructor() : builder();
    }

    private String constructor() {
        Seq<String> parts = components.zipWithIndex(this::part);
        return "return new " + type.getCanonicalName() + parts.mkString("(", ", ", ");");
    }

    /** The methods of a builder belong to a hidden class, which is why their results are not used. */
    private String builder() {
        Seq<String> calls = components.zipWithIndex(
                (component, place) -> INDENT + "builder." + component.name() + "(" + part(component, place) + ");");
        return "var builder = " + type.getCanonicalName() + ".builder();" + calls.mkString() + INDENT
                + "return builder.build();";
    }

    private String part(Component component, int place) {
        try {
            Class<?> erased = type.getMethod(component.name()).getReturnType();
            return "(" + erased.getCanonicalName() + ") parts[" + place + "]";
        } catch (NoSuchMethodException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
