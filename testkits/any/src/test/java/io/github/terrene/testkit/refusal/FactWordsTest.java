package io.github.terrene.testkit.refusal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.testkit.architecture.Repository;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the code calls a number that is out of bounds has a word in each other language, or is one there, too, such as ATK. */
class FactWordsTest {
    private static final Array<Pattern> CALLED = Array.of(
                    "called = \"([^\"]+)\"",
                    "\\b(?:number|positive|amount|several)\\((?:[^;\"]|\"[A-Z]{2}-[^\"]*\")*?\"((?:a|an|the) [a-z ]+|cards|damage|healing|points|shards|tokens)\"")
            .map(Pattern::compile);

    @ParameterizedTest
    @CsvSource({
        "kernel, narrator/words/common",
        "core, core/words/terrene-odyssey",
        "games/hobe/rules, games/hobe/rules/words/hobe",
        "games/terralore/rules, games/terralore/rules/words/terralore",
        "games/carnage/rules, games/carnage/rules/words/carnage"
    })
    void whatIsOutOfBoundsIsSaidInGerman(String module, String words) {
        String german = text(words) + text("narrator/words/common");
        Array<String> called = Repository.files(module + "/src/main/java", ".java")
                .flatMap(file -> CALLED.flatMap(pattern -> Array.ofAll(pattern.matcher(Repository.text(file))
                        .results()
                        .map((MatchResult found) -> found.group(1))
                        .toList())))
                .distinct()
                .sorted();
        assertThat(called).hasSizeGreaterThan(2);
        assertThat(called.reject(name -> name.equals(name.toUpperCase(java.util.Locale.ROOT)))
                        .reject(name -> Pattern.compile(
                                        "(?m)^(  |what\\.)" + name.replace(' ', '-') + "\\w*( \\(\\w+\\))? = ")
                                .matcher(german)
                                .find()))
                .as("what %s.de.words does not say", words)
                .isEmpty();
    }

    private static String text(String words) {
        return Repository.text(Path.of(Repository.ROOT.toString(), (words + ".de.words").split("/")));
    }
}
