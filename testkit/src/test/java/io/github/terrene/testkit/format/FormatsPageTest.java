package io.github.terrene.testkit.format;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.testkit.architecture.Repository;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The examples of docs/formats.md are code that runs, here and in rules-2v2. */
class FormatsPageTest {
    private static final String TWO = "rules-2v2/src/main/java/io/github/terrene/twoversustwo";

    private static Array<String> examples() {
        String page = Repository.text(Repository.ROOT.resolve("docs/formats.md"));
        return Array.ofAll(Pattern.compile("```java\n(.*?)```", Pattern.DOTALL)
                .matcher(page)
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList());
    }

    private static String code() {
        Array<Path> files = Repository.files("testkit/src/test/java/io/github/terrene/testkit/format", ".java")
                .appendAll(Repository.files(TWO, ".java"));
        return flat(files.map(Repository::text).mkString("\n"));
    }

    @Test
    void everyExampleIsCodeThatRuns() {
        assertThat(examples()).hasSizeGreaterThan(3);
        for (String example : examples()) {
            assertThat(code()).contains(flat(example));
        }
    }

    private static String flat(String text) {
        return text.replaceAll("\\s+", " ").strip();
    }
}
