package io.github.terrene.testkit.refusal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.testkit.architecture.Repository;
import io.github.terrene.testkit.architecture.SourceFile;
import io.github.terrene.testkit.architecture.Sources;
import io.github.terrene.testkit.matrix.ListedRefusal;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import java.nio.file.Files;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Programs rely on the keys of refusals, so each key that a module can give is expected by a test of it: named, or with its
 * whole sentence, of which a key has one ({@link RefusalsTest}). Scenarios name it, since {@code refuses} demands a key.
 */
class ExpectedRefusalsTest {
    /** What no test can meet, and why. */
    private static final Map<String, String> OUT_OF_REACH = HashMap.of(
            "CG-5.9/deck-empty", "with one of two decks empty nobody is asked which",
            "TO-5.3/no-action", "with no Action left nobody is asked to pay",
            "TO-5.4/unblockable", "nobody is asked to block an Unblockable attacker, so another key is met before");

    static Stream<String> modules() {
        return Repository.modules()
                .filter(module -> Files.exists(Repository.ROOT.resolve(module).resolve("REFUSALS.md")))
                .toJavaStream();
    }

    @ParameterizedTest
    @MethodSource("modules")
    void everyKeyIsExpectedByATest(String module) {
        Quotes quotes = Quotes.in(tests(module));
        Array<ListedRefusal> refusals =
                ListedRefusal.on(Repository.ROOT.resolve(module).resolve("REFUSALS.md"));
        assertThat(refusals).hasSizeGreaterThan(5);
        Array<ListedRefusal> unexpected = refusals.reject(each -> quotes.names(each) || quotes.quotes(each));
        assertThat(unexpected
                        .reject(each -> OUT_OF_REACH.containsKey(each.key()))
                        .map(ListedRefusal::row))
                .as("keys that no test of %s expects", module)
                .isEmpty();
        assertThat(refusals.map(ListedRefusal::key)
                        .filter(OUT_OF_REACH::containsKey)
                        .removeAll(unexpected.map(ListedRefusal::key)))
                .as("said to be out of reach, but expected")
                .isEmpty();
    }

    /**
     * Tests stand beside what they test, or in a testkit; those of the kernel in games, too, and those of the shelf where there is a game to put on
     * it. In this one, keys are named for another reason.
     */
    private static Array<SourceFile> tests(String module) {
        Array<String> places = module.startsWith("games/")
                ? Array.of(module, module.replace("/rules", "/testkit"))
                : Array.of(module, "testkits/any", "testkits/odyssey", "testkits/draft", "examples/first-game");
        return Sources.ALL
                .files()
                .filter(SourceFile::test)
                .filter(file -> module.equals("kernel") || places.contains(file.module()))
                .reject(file -> file.toString().contains("ExpectedRefusalsTest"));
    }
}
