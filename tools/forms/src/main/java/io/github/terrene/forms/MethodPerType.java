package io.github.terrene.forms;

import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Java for a method that does something else for each type of a table, which it knows by a number. These are switches, not a function for each
 * type: a compiler for browsers makes a class of each function.
 *
 * @param returned what it returns
 * @param name its name
 * @param parameters what it takes besides the number of the type
 * @param arguments the same as it is passed on
 * @param thrown what it throws, with {@code throws}, or nothing
 */
record MethodPerType(String returned, String name, String parameters, String arguments, String thrown) {
    /** Java's virtual machine does not optimize methods with several hundred cases. */
    private static final int MOST_CASES = 100;

    /** The method, and those that it calls. */
    String source(Array<Tuple2<Integer, String>> bodies) {
        Array<Tuple2<Integer, Array<Tuple2<Integer, String>>>> groups =
                bodies.groupBy(body -> body._1() / MOST_CASES).toArray().sortBy(Tuple2::_1);
        return forAll("", chosen("type / " + MOST_CASES, groups.map(group -> call(group._1(), "s", "type, "))))
                + groups.map(group -> forAll(
                                "s" + group._1(), chosen("type", group._2().map(body -> call(body._1(), "", "")))))
                        .mkString()
                + bodies.map(body -> method(String.valueOf(body._1()), "", body._2()))
                        .mkString();
    }

    private Tuple2<Integer, String> call(int number, String suffix, String first) {
        return Tuple.of(number, name + suffix + number + "(" + listed(first, arguments) + ")");
    }

    private String forAll(String suffix, String body) {
        return method(suffix, "int type, ", body);
    }

    private String method(String suffix, String first, String body) {
        return "\n    private static " + returned + " " + name + suffix + "(" + listed(first, parameters) + ")" + thrown
                + " {\n        " + body + "\n    }\n";
    }

    private static String listed(String first, String others) {
        return (first + others).replaceFirst(", $", "");
    }

    /**
     * Returns one of these expressions.
     *
     * @param number an expression for its number
     */
    static String chosen(String number, Seq<Tuple2<Integer, String>> results) {
        String unknown = "throw new IllegalStateException();";
        return results.isEmpty()
                ? unknown
                : "return switch (" + number + ") {"
                        + results.map(result -> "\n            case " + result._1() + " -> " + result._2() + ";")
                                .mkString()
                        + "\n            default -> " + unknown + "\n        };";
    }
}
