package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A match is told so that a person can follow it. */
class TaleTest {
    private static final String[] ALL = {"--seed", "7"};
    private static final String TOLD = Run.of(ALL).out();

    /** A match of bots that hardly think, to be told in many ways: however strong they are, it is told alike. */
    private static final String QUICK = quick();

    private static String quick(String... options) {
        return Run.of(Array.of("--seed", "10", "--level", "casual")
                        .appendAll(Array.of(options))
                        .toJavaArray(String[]::new))
                .out();
    }

    @Test
    @DisplayName("a match tells who recruits, attacks and blocks, what is dealt, why somebody gains XP, and the score")
    void story() {
        assertThat(TOLD)
                .contains("Game 1", "Turn 1, ", " recruits ", " attacks ", " blocks")
                .containsPattern("takes \\d+\\s+damage")
                .containsPattern("falls\\s+to\\s+\\d+\\s+HP")
                .containsPattern("For\\s+defeating[^:]*:\\s+[^:]*gains\\s+1\\s+XP")
                .containsPattern("Game 1 goes to \\S+, and the games stand at \\d to \\d\\.")
                .containsPattern("(?s)Face-down\\s+lay [A-Z].*Game 1 goes to .*Game 2")
                .containsPattern("Result: Gregory \\d : S\\.K\\. \\d, .* \\(\\d games, \\d+ decisions\\)");
    }

    @Test
    @DisplayName("a table is drawn at the beginning of every turn, and at the end")
    void tables() {
        long turns = TOLD.lines().filter(line -> line.startsWith("── Turn ")).count();
        assertThat(TOLD.lines().filter(line -> line.matches("  Gregory [█░]+ \\d+/50 HP  hand \\d+, .*")))
                .hasSize((int) turns + 1);
    }

    @Test
    @DisplayName("a Character is a line of a table, with what it holds behind its figures")
    void characters() {
        assertThat(TOLD.lines())
                .contains(
                        "  Characters           ATK DEF    HP LV SP XP",
                        "  Inu the Inferno       25   0 20/20  1  1  1  + Intimidate face-down",
                        "  Zile the Recruiter    10   5 25/25  1  1  1 Stratagem + Tripwire face-down",
                        "  Sammy the Agile #14                          hidden + Fire Bomb face-down");
    }

    @ParameterizedTest
    @DisplayName("no line is longer than 100 columns, and none ends in blanks")
    @ValueSource(strings = {"gregory,sk", "mr,skylar", "zowie,jin", "jin,jin"})
    void width(String decks) {
        String out = quick("--decks", decks, "--verbose");
        assertThat(out.lines())
                .allMatch(line -> line.length() <= 100)
                .allMatch(line -> line.equals(line.stripTrailing()));
    }

    @Test
    @DisplayName("the same seed gives the same tale, another seed another one")
    void determinism() {
        assertThat(Run.of(ALL).out())
                .isEqualTo(TOLD)
                .isNotEqualTo(Run.of("--seed", "3").out());
    }

    @Test
    @DisplayName("there is no color in a file, unless it is asked for")
    void color() {
        assertThat(QUICK).doesNotContain("\u001B");
        assertThat(quick("--color", "never")).doesNotContain("\u001B");
        String colored = quick("--color=always");
        assertThat(colored).contains("\u001B[36mGregory\u001B[0m");
        assertThat(colored.replaceAll("\u001B\\[\\d*m", "")).isEqualTo(QUICK);
    }

    @Test
    @DisplayName("--quiet tells only the results")
    void quiet() {
        assertThat(quick("--quiet").lines()).hasSizeLessThan(12).noneMatch(line -> line.contains(" attacks "));
    }

    @Test
    @DisplayName("--verbose tells more, and the texts of abilities")
    void verbose() {
        String more = quick("--verbose");
        assertThat(more.length()).isGreaterThan(QUICK.length());
        assertThat(more).contains("End Phase");
    }

    @Test
    @DisplayName("--view tells a match as one side sees it")
    void view() {
        String one = quick("--view", "A");
        assertThat(one).contains("starting party face-down", "S.K. gains 3 Actions. S.K. draws a card.");
        assertThat(one).contains("Gregory places face-down Ike the Aggressive with Haste Potion");
        assertThat(turns(one)).isEqualTo(turns(QUICK));
    }

    @Test
    @DisplayName("both may play the same deck, and are told apart")
    void mirror() {
        assertThat(Run.of("--seed", "2", "--decks", "jin,jin").out())
                .contains("Jin (A)", "Jin (B)", "Jin (A)'s ")
                .contains("To see it again: --seed 2 --decks jin,jin");
    }

    private static Object turns(String out) {
        return Arrays.asList(
                out.lines().filter(line -> line.startsWith("── Turn ")).toArray());
    }
}
