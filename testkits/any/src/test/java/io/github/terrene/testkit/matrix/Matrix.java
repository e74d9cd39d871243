package io.github.terrene.testkit.matrix;

import io.github.terrene.testkit.architecture.Repository;
import io.vavr.collection.Array;
import java.nio.file.Files;

/**
 * All rules, and where they are cited.
 *
 * @param rules the rules of all modules
 * @param citations the numbers in all sources
 */
record Matrix(Array<NumberedRule> rules, Array<Citation> citations) {
    static Matrix ofProject() {
        return new Matrix(
                Repository.modules()
                        .sortBy(module -> module.startsWith("games"))
                        .map(module -> Repository.ROOT.resolve(module).resolve("RULES.md"))
                        .filter(Files::exists)
                        .flatMap(NumberedRule::on),
                Citations.all());
    }

    Array<Citation> code(NumberedRule rule) {
        return of(rule).filter(Citation::code);
    }

    Array<Citation> tests(NumberedRule rule) {
        return of(rule).filter(Citation::shows);
    }

    private Array<Citation> of(NumberedRule rule) {
        return citations.filter(citation -> citation.text().equals(rule.number()));
    }

    Array<NumberedRule> withoutCode() {
        return rules.filter(rule -> code(rule).isEmpty());
    }

    Array<NumberedRule> withoutTest() {
        return rules.filter(rule -> tests(rule).isEmpty());
    }

    /** What is cited and does not exist, or is not written as numbers are. */
    Array<Citation> astray() {
        Array<String> numbers = rules.map(NumberedRule::number);
        return citations.reject(citation -> numbers.contains(citation.text()));
    }
}
