package io.github.terrene.testkit.matrix;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.testkit.architecture.Repository;
import io.vavr.collection.Array;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A page of rules in another language has every rule of the English page, in its order; and each rule names the same sources, rules, options
 * and numbers. What it says in between, only people can compare.
 */
class TranslatedRulesTest {
    /** Sources such as {@code [R]}, other rules such as {@code 7.2}, and {@code `options`}. */
    private static final Pattern SAME =
            Pattern.compile("\\[[A-Z]\\b|\\b[A-Z]{2}-[0-9.]*[0-9]|\\b[0-9]+\\.[0-9]+\\b|`[^`]+`");

    static Stream<Path> pages() {
        return Repository.modules()
                .map(module -> Repository.ROOT.resolve(module).resolve("RULES.md"))
                .filter(Files::exists)
                .map(english -> english.resolveSibling("RULES.de.md"))
                .toJavaStream();
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyRuleIsThereAndNamesTheSame(Path page) {
        Array<NumberedRule> english = NumberedRule.on(page.resolveSibling("RULES.md"));
        Array<NumberedRule> translated = NumberedRule.on(page);
        assertThat(translated.map(NumberedRule::number)).isEqualTo(english.map(NumberedRule::number));
        for (int i = 0; i < english.size(); i++) {
            assertThat(named(translated.get(i))).as(translated.get(i).number()).isEqualTo(named(english.get(i)));
        }
    }

    @ParameterizedTest
    @MethodSource("pages")
    void noRuleIsLeftInEnglish(Path page) {
        Array<String> english = NumberedRule.on(page.resolveSibling("RULES.md")).map(NumberedRule::text);
        assertThat(NumberedRule.on(page).map(NumberedRule::text)).doesNotContainAnyElementsOf(english);
    }

    private static Array<String> named(NumberedRule rule) {
        return Array.ofAll(SAME.matcher(rule.text()).results().map(each -> each.group()))
                .sorted();
    }
}
