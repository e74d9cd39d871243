package io.github.terrene.testkit.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.testkit.architecture.Repository;
import io.vavr.collection.Array;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * All Java code on a page is also in a file that is compiled here with its module, and by {@code .ci/consumers/run} as an outside user
 * would: {@code .ci/consumers/examples} lists these files.
 */
class CodeOfPagesTest {
    private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);
    private static final Array<Path> EXAMPLES = Array.ofAll(
                    text(".ci/consumers/examples").lines().toList())
            .reject(line -> line.isBlank() || line.startsWith("#"))
            .map(line -> Repository.ROOT.resolve(line.substring(line.lastIndexOf(' ') + 1)));

    static Stream<Path> pages() {
        return Repository.files("docs", ".md")
                .append(Repository.ROOT.resolve("README.md"))
                .filter(page -> blocks(page).nonEmpty())
                .toJavaStream();
    }

    private static Array<String> blocks(Path page) {
        return Array.ofAll(JAVA.matcher(Repository.text(page))
                .results()
                .map((MatchResult found) -> found.group(1))
                .toList());
    }

    private static String text(String file) {
        return Repository.text(Repository.ROOT.resolve(file));
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyBlockIsCompiledOutside(Path page) {
        String code = EXAMPLES.map(Repository::text).map(CodeOfPagesTest::dense).mkString("\n");
        assertThat(blocks(page)).allMatch(block -> code.contains(dense(block)));
    }

    @Test
    void thereAreBlocksOnManyPages() {
        assertThat(pages().flatMap(page -> blocks(page).toJavaStream())).hasSizeGreaterThan(19);
        assertThat(pages()).hasSizeGreaterThan(5);
    }

    private static String dense(String code) {
        return code.replaceAll("\\s+", "");
    }
}
