package io.github.terrene.testkit.matrix;

import io.github.terrene.testkit.architecture.Repository;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import java.nio.file.Path;

/** The page that shows the matrix. */
final class MatrixPage {
    static final Path PATH = Repository.ROOT.resolve("target/rule-matrix.md");
    private static final String HEAD = """
            # The rule matrix

            Every rule, the code that carries it out, and the tests that show it. The build makes this page from the
            `RULES.md` of each module and from `@Rule` in the sources, and fails when a number has no code or no test, or
            does not exist. A number behind a test class says how many tests of it show the rule.
            """;

    private MatrixPage() {}

    static String of(Matrix matrix) {
        Array<String> sections = matrix.rules().map(NumberedRule::section).distinct();
        return HEAD + sections.map(section -> section(matrix, section)).mkString("");
    }

    private static String section(Matrix matrix, String section) {
        Array<NumberedRule> rules = matrix.rules().filter(rule -> rule.section().equals(section));
        String prefix = section.substring(0, section.indexOf('-') + 1);
        return rules.map(rule -> row(matrix, rule))
                .mkString(
                        "\n## " + prefix + rules.head().chapter()
                                + "\n\n| rule | says | code | tests |\n| --- | --- | --- | --- |\n",
                        "\n",
                        "\n");
    }

    private static String row(Matrix matrix, NumberedRule rule) {
        String code = matrix.code(rule)
                .map(Citation::place)
                .distinct()
                .sorted()
                .map(MatrixPage::quoted)
                .mkString(", ");
        Map<String, Array<Citation>> tests = matrix.tests(rule).groupBy(Citation::type);
        String shown = tests.keySet()
                .toArray()
                .sorted()
                .map(type -> quoted(type) + number(tests.get(type).get().size()))
                .mkString(", ");
        return "| " + rule.number() + " | " + rule.title() + " | " + code + " | " + shown + " |";
    }

    private static String number(int tests) {
        return tests == 1 ? "" : " " + tests;
    }

    private static String quoted(String place) {
        return "`" + place + "`";
    }
}
