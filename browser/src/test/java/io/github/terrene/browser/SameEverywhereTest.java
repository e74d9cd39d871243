package io.github.terrene.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the library does in node and in Chromium is what it does here: every state, view, imagined state, text and replay of random games, and
 * what searching bots choose.
 */
class SameEverywhereTest {
    private static final String GAMES = System.getProperty("terrene.tries", "1");
    private static final String SEARCHES = Integer.getInteger("terrene.tries", 1) > 10 ? "10" : "1";
    private static final Map<List<String>, String> HERE = new HashMap<>();

    static Stream<Platform> platforms() {
        return Platform.all();
    }

    @ParameterizedTest
    @MethodSource("platforms")
    void randomGamesOfEveryKind(Platform platform) {
        same(platform, List.of("games", "all", "1", GAMES));
    }

    @ParameterizedTest
    @MethodSource("platforms")
    void randomMatches(Platform platform) {
        same(platform, List.of("games", "odyssey/match,carnage/match", "1", "1"));
    }

    @ParameterizedTest
    @MethodSource("platforms")
    void whateverIsSent(Platform platform) {
        same(platform, List.of("damaged", "all", "1", GAMES));
    }

    @ParameterizedTest
    @MethodSource("platforms")
    void searches(Platform platform) {
        same(platform, List.of("searches", "all", "1", SEARCHES));
    }

    static Stream<Arguments> alone() {
        return platforms().flatMap(platform -> Alone.built().map(family -> Arguments.of(platform, family)));
    }

    @ParameterizedTest(allowZeroInvocations = true)
    @MethodSource("alone")
    void gamesThatAreLoadedAlone(Platform platform, Alone family) {
        String there = platform.printed(family.folder(), List.of("games", "all", "1", GAMES));
        assertThat(there).isEqualTo(printedHere(List.of("games", family.ids().mkString(","), "1", GAMES)));
    }

    private static void same(Platform platform, List<String> arguments) {
        String there = platform.printed(".", arguments);
        assertThat(there).isEqualTo(printedHere(arguments));
        assertThat(there).doesNotContain("problems");
    }

    private static String printedHere(List<String> arguments) {
        return HERE.computeIfAbsent(arguments, SameEverywhereTest::here);
    }

    private static String here(List<String> arguments) {
        PrintStream usual = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        System.setOut(new PrintStream(printed, true, StandardCharsets.UTF_8));
        try {
            Exports.main(arguments.toArray(new String[0]));
        } finally {
            System.setOut(usual);
        }
        return printed.toString(StandardCharsets.UTF_8);
    }
}
