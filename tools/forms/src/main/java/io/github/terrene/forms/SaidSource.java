package io.github.terrene.forms;

import io.vavr.collection.Array;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Expressions of Java for what a carried annotation says. Where there is no reflection, nobody makes annotations: the table has classes of its
 * own that implement them.
 */
final class SaidSource {
    private static final String INDENT = "\n                    ";

    private SaidSource() {}

    /**
     * An expression for an annotation.
     *
     * @throws IllegalArgumentException if one of its members is of a type that cannot be written
     */
    static String of(Annotation annotation) {
        Class<?> type = annotation.annotationType();
        return Array.of(type.getDeclaredMethods())
                .sortBy(Method::getName)
                .map(member ->
                        answer(member.getReturnType().getCanonicalName(), member.getName(), value(annotation, member)))
                .prepend(answer(
                        "Class<? extends java.lang.annotation.Annotation>",
                        "annotationType",
                        type.getCanonicalName() + ".class"))
                .mkString("new " + type.getCanonicalName() + "() {", "", " }");
    }

    private static String answer(String type, String name, String value) {
        return INDENT + "@Override public " + type + " " + name + "() { return " + value + "; }";
    }

    private static String value(Annotation annotation, Method member) {
        try {
            Class<?> type = member.getReturnType();
            Object value = member.invoke(annotation);
            return type.isArray()
                    ? Array.range(0, java.lang.reflect.Array.getLength(value))
                            .map(place -> java.lang.reflect.Array.get(value, place))
                            .map(literal(member, type.getComponentType()))
                            .mkString("new " + type.getCanonicalName() + " {", ", ", "}")
                    : literal(member, type).apply(value);
        } catch (ReflectiveOperationException hidden) {
            throw new IllegalArgumentException(annotation.annotationType().getName() + " is not public", hidden);
        }
    }

    private static Function<Object, String> literal(Method member, Class<?> type) {
        if (type == String.class) {
            return value -> text((String) value);
        }
        if (type == Class.class) {
            return value -> ((Class<?>) value).getCanonicalName() + ".class";
        }
        if (type.isEnum()) {
            return value -> type.getCanonicalName() + "." + ((Enum<?>) value).name();
        }
        if (type == int.class || type == boolean.class) {
            return String::valueOf;
        }
        if (type == long.class) {
            return value -> value + "L";
        }
        throw new IllegalArgumentException("a table cannot say a " + type.getCanonicalName() + ", as "
                + member.getDeclaringClass().getName() + "." + member.getName() + " is");
    }

    private static String text(String value) {
        return value.chars().mapToObj(SaidSource::character).collect(Collectors.joining("", "\"", "\""));
    }

    /** Octal where javac would take a Unicode escape for the character itself. */
    private static String character(int character) {
        if (character > '~') {
            return String.format("\\u%04x", character);
        }
        return character < ' ' || character == '"' || character == '\\'
                ? String.format("\\%03o", character)
                : String.valueOf((char) character);
    }
}
