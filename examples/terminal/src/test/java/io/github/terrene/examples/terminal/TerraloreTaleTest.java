package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A game of Terralore is told so that a person can follow it. */
class TerraloreTaleTest {
    private static final String TOLD = told("--seed", "3");

    @Test
    @DisplayName("a game tells who places, pays, goes first, reveals and why, and what is counted")
    void story() {
        assertThat(TOLD)
                .contains("South with Tide and Thorn against North with Candle and Claw", "Turn 1", "Turn 2")
                .contains("places", "paid with", " goes first", " reveals ", "(Skill)")
                .containsPattern("North attacks with \\d+,\\s+South\\s+defends\\s+with\\s+\\d+\\.")
                .containsPattern("castle takes \\d+ damage\\s+and falls to \\d+ HP")
                .containsPattern("Result: South \\d+ : North \\d+, (South|North) wins \\(\\d+ turns, \\d+ decisions\\)")
                .contains("To see it again: --game terralore --seed 3");
    }

    @Test
    @DisplayName("the lanes are drawn between the turns and at the end, with what counting would do")
    void tables() {
        long turns = TOLD.lines().filter(line -> line.startsWith("── Turn ")).count();
        assertThat(TOLD.lines().filter(line -> line.matches("  South [█░]+ \\d+/10 castle  .*")))
                .hasSize((int) turns);
        assertThat(TOLD)
                .containsPattern(
                        "\n  Attack   total \\d+  \\S+.*\n  Defence  total \\d+  damage \\d+  \\S+.*\n  ─+\n  Defence  total ");
    }

    @ParameterizedTest
    @DisplayName("no line is longer than 100 columns, and none ends in blanks")
    @ValueSource(strings = {"tide,gloom", "root,root", "candle,gloom"})
    void width(String decks) {
        assertThat(told("--seed", "5", "--decks", decks, "--verbose").lines())
                .allMatch(line -> line.length() <= 100)
                .allMatch(line -> line.equals(line.stripTrailing()));
    }

    @Test
    @DisplayName("verbose tells every event")
    void verbose() {
        String three =
                told("--seed", "3", "--verbose") + told("--seed", "4", "--verbose") + told("--seed", "12", "--verbose");
        assertThat(three.replaceAll("\\s+", " "))
                .contains("The Reveal phase begins.", "It comes into the lane.", "The effect of ", " happens.")
                .contains(" chooses ", "What lasts this turn is over.")
                .containsPattern("[a-z] goes to the Graveyard\\.");
        assertThat(TOLD).doesNotContain("phase begins", "comes into the lane", "The effect of ");
    }

    @Test
    @DisplayName("quiet tells only how the game ended")
    void quiet() {
        String quiet = told("--seed", "5", "--quiet");
        assertThat(quiet).contains(" wins: ", "(TL-11.", "Result: ").doesNotContain("reveals", "█");
        assertThat(quiet.lines()).hasSize(5);
    }

    @Test
    @DisplayName("colors are there when asked for, and change no word")
    void color() {
        String colored = told("--seed", "3", "--color", "always");
        assertThat(TOLD).doesNotContain("\u001B");
        assertThat(colored).contains("\u001B[36mSouth\u001B[0m", "\u001B[33mNorth\u001B[0m");
        assertThat(colored.replaceAll("\u001B\\[\\d*m", "")).isEqualTo(TOLD);
    }

    @Test
    @DisplayName("through the eyes of a side the other hand is a number, and nothing face-down has a name")
    void view() {
        assertThat(told("--seed", "7", "--view", "A"))
                .contains("North draws 4 cards.")
                .containsPattern("North places (a card|\\d cards) in");
        assertThat(TOLD).doesNotContain("draws 4 cards");
    }

    @ParameterizedTest
    @DisplayName("wrong usage is explained")
    @CsvSource(
            delimiter = '|',
            value = {
                "--decks tide,candel | Did you mean candle? The decks are: Tide and Thorn",
                "--human C | --human plays A or B",
                "--quiet --verbose | cannot go together",
                "--save /no/such/folder/file | there is no folder"
            })
    void wrongUsage(String options, String told) {
        Run run = Run.of(("--game terralore " + options).split(" "));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).startsWith("terrene: ").contains(told).contains("--help");
    }

    private static String told(String... options) {
        String[] all = new String[options.length + 2];
        all[0] = "--game";
        all[1] = "terralore";
        System.arraycopy(options, 0, all, 2, options.length);
        Run run = Run.of(all);
        assertThat(run.code()).as(run.err()).isZero();
        return run.out();
    }
}
