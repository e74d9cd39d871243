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
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What the library does in node is what it does here: every state, view, imagined state, text and replay of random games, and what searching
 * bots choose.
 */
class SameEverywhereTest {
    private static final String GAMES = System.getProperty("terrene.tries", "1");
    private static final String SEARCHES = Integer.getInteger("terrene.tries", 1) > 10 ? "10" : "1";
    private static final Map<List<String>, String> HERE = new HashMap<>();

    static Stream<String> kinds() {
        return Node.kinds();
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void randomGamesOfEveryKind(String kind) {
        same(kind, List.of("games", "all", "1", GAMES));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void randomMatches(String kind) {
        same(kind, List.of("games", "odyssey/match,carnage/match", "1", "1"));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void whateverIsSent(String kind) {
        same(kind, List.of("damaged", "all", "1", GAMES));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void searches(String kind) {
        same(kind, List.of("searches", "all", "1", SEARCHES));
    }

    private static void same(String kind, List<String> arguments) {
        String there = Node.printed("check.mjs", kind, arguments);
        assertThat(there).isEqualTo(HERE.computeIfAbsent(arguments, SameEverywhereTest::here));
        assertThat(there).doesNotContain("problems");
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
