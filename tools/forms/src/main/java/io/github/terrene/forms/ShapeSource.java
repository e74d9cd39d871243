package io.github.terrene.forms;

import io.github.terrene.kernel.form.Declared;
import io.github.terrene.kernel.form.Parameters;
import io.github.terrene.kernel.form.Parameters.Inherited;
import io.github.terrene.kernel.form.Shape;
import io.github.terrene.kernel.form.Shape.Component;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Expressions of Java for the shape of a type. They name everything in full but for the types of {@code kernel.form}.
 *
 * @param type the type
 */
record ShapeSource(Class<?> type) implements Shape.Cases<String> {
    private static final String INDENT = "\n                ";

    @Override
    public String product(Shape.Product shape) {
        return "new Shape.Product("
                + parameters(shape.parameters()) + ", "
                + shape.components().map(this::component).mkString("Array.of(", ",", "), ")
                + (type.isRecord() ? constructor(shape.components()) : builder(shape.components())) + ")";
    }

    @Override
    public String sum(Shape.Sum shape) {
        return "new Shape.Sum(" + parameters(shape.parameters()) + ", Array.<Class<?>>of("
                + shape.members().map(ShapeSource::literal).mkString(", ") + "))";
    }

    @Override
    public String names(Shape.Names shape) {
        return "new Shape.Names(Array.of(" + type.getCanonicalName() + ".values()))";
    }

    private String component(Component component) {
        return INDENT + "new Shape.Component(\"" + component.name() + "\", " + declared(component.declared())
                + ", whole -> ((" + type.getCanonicalName() + ") whole)." + component.name() + "(), Named."
                + component.names() + ", " + component.primitive() + said(component) + ")";
    }

    private static String said(Component component) {
        return component.said().isEmpty()
                ? ""
                : component.said().map(SaidSource::of).mkString(", Array.of(", ", ", ")");
    }

    private String constructor(Array<Component> components) {
        Seq<String> parts = components.zipWithIndex(this::part);
        return "parts -> new " + type.getCanonicalName() + parts.mkString("(", ", ", ")");
    }

    /** The methods of a builder belong to a hidden class, which is why their results are not used. */
    private String builder(Array<Component> components) {
        Seq<String> calls = components.zipWithIndex(
                (component, place) -> INDENT + "builder." + component.name() + "(" + part(component, place) + ");");
        return "parts -> {" + INDENT + "var builder = " + type.getCanonicalName() + ".builder();" + calls.mkString()
                + INDENT + "return builder.build(); }";
    }

    private String part(Component component, int place) {
        try {
            Class<?> erased = type.getMethod(component.name()).getReturnType();
            return "(" + erased.getCanonicalName() + ") parts[" + place + "]";
        } catch (NoSuchMethodException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static String declared(Declared declared) {
        return declared.match(
                (raw, arguments) -> arguments
                        .map(ShapeSource::declared)
                        .prepend(literal(raw))
                        .mkString("Declared.of(", ", ", ")"),
                place -> "Declared.parameter(" + place + ")");
    }

    private static String parameters(Parameters parameters) {
        return parameters.count() == 0
                ? "Parameters.NONE"
                : parameters
                        .inherited()
                        .map(ShapeSource::inherited)
                        .prepend(String.valueOf(parameters.count()))
                        .mkString("Parameters.of(", ", ", ")");
    }

    private static String inherited(Inherited inherited) {
        return inherited
                .places()
                .map(String::valueOf)
                .prepend(literal(inherited.from()))
                .mkString("Parameters.Inherited.of(", ", ", ")");
    }

    private static String literal(Class<?> type) {
        return type.getCanonicalName() + ".class";
    }
}
