package io.github.terrene.forms;

import io.github.terrene.kernel.form.Declared;
import io.github.terrene.kernel.form.Parameters;
import io.github.terrene.kernel.form.Parameters.Inherited;
import io.github.terrene.kernel.form.Shape;
import io.github.terrene.kernel.form.Shape.Component;

/**
 * Expressions of Java for the shape of a type. They name everything in full but for the types of {@code kernel.form}.
 *
 * @param type the type
 * @param number its number in the table, by which its parts are taken out of values, and values are made of parts
 */
record ShapeSource(Class<?> type, int number) implements Shape.Cases<String> {
    private static final String INDENT = "\n                ";

    @Override
    public String product(Shape.Product shape) {
        return "new Shape.Product("
                + parameters(shape.parameters()) + ", "
                + shape.components().zipWithIndex(this::component).mkString("Array.of(", ",", "), ")
                + "new Make(" + number + "))";
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

    private String component(Component component, int place) {
        return INDENT + "new Shape.Component(\"" + component.name() + "\", " + declared(component.declared())
                + ", new Take(" + number + ", " + place + "), Named."
                + component.names() + ", " + component.primitive() + said(component) + ")";
    }

    private static String said(Component component) {
        return component.said().isEmpty()
                ? ""
                : component.said().map(SaidSource::of).mkString(", Array.of(", ", ", ")");
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
                        .filter(inherited ->
                                ShapedTypes.isPublic(inherited.from())) // nothing public is of another type
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
