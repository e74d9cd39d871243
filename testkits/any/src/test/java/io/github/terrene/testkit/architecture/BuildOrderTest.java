package io.github.terrene.testkit.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.LinkedHashSet;
import io.vavr.collection.Map;
import io.vavr.collection.Set;
import io.vavr.collection.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Maven builds and tests a module after all that its main code or its tests need. So nobody who wants to see a game, or tries one module, waits
 * for more than that.
 */
class BuildOrderTest {
    private static final Pattern OWN_NAME =
            Pattern.compile("</parent>.*?<artifactId>(.*?)</artifactId>", Pattern.DOTALL);
    private static final Pattern NEEDED =
            Pattern.compile("<groupId>io[.]github[.]terrene</groupId>\\s*<artifactId>(.*?)</artifactId>");

    private static final Map<String, Array<String>> NEEDS = HashMap.ofEntries(Repository.modules()
            .map(module -> pom(module))
            .map(pom -> Tuple.of(
                    all(OWN_NAME, pom).head(),
                    all(NEEDED, pom).remove("terrene-parent").remove("terrene-examples"))));

    private static String pom(String module) {
        return Repository.text(Repository.ROOT.resolve(module).resolve("pom.xml"));
    }

    private static Array<String> all(Pattern pattern, String text) {
        return Array.ofAll(pattern.matcher(text).results().map((MatchResult found) -> found.group(1)));
    }

    /** What is built before a module. */
    private static Set<String> before(String artifact) {
        Set<String> all = LinkedHashSet.of(artifact);
        for (Set<String> last = all; last.nonEmpty(); ) {
            Set<String> known = all;
            last = last.flatMap(each -> NEEDS.get(each).get()).diff(known);
            all = all.addAll(last);
        }
        return all.remove(artifact);
    }

    @Test
    void theGameInTheTerminalWaitsForWhatItPlaysWith() {
        assertThat(TreeSet.ofAll(before("terrene-example-terminal")))
                .containsExactly(
                        "terrene-bots",
                        "terrene-cards-base-set",
                        "terrene-core",
                        "terrene-example-shelf",
                        "terrene-json",
                        "terrene-kernel",
                        "terrene-narrator",
                        "terrene-rules-2v2",
                        "terrene-rules-carnage",
                        "terrene-rules-draft",
                        "terrene-rules-hobe",
                        "terrene-rules-terralore",
                        "terrene-shelf");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "terrene-core",
                "terrene-rules-2v2",
                "terrene-rules-draft",
                "terrene-rules-terralore",
                "terrene-rules-hobe",
                "terrene-rules-carnage"
            })
    void theRulesOfAGameWaitForNoOtherGameAndNoTestkit(String rules) {
        assertThat(before(rules)).isSubsetOf("terrene-kernel", "terrene-narrator", "terrene-core");
    }

    @Test
    void theTerminalIsNamedFirst() {
        String modules = Repository.text(Repository.ROOT.resolve("pom.xml"));
        assertThat(all(Pattern.compile("<module>(.*?)</module>"), modules)).startsWith("examples");
        String examples = Repository.text(Repository.ROOT.resolve("examples/pom.xml"));
        assertThat(all(Pattern.compile("<module>(.*?)</module>"), examples)).startsWith("shelf", "terminal");
    }
}
