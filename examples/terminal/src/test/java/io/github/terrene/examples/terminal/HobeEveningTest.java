package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --game hobe}: told, saved, played back, and refused. */
class HobeEveningTest {
    private static final int BEFORE_MOVES = 6;

    @TempDir
    static Path folder;

    private static Path file;
    private static Run played;
    private static List<String> lines;

    @BeforeAll
    static void save() throws IOException {
        file = folder.resolve("game.replay");
        played = Run.of("--game", "hobe", "--seed", "3", "--width", "80", "--save", file.toString());
        lines = Files.readAllLines(file);
    }

    @Test
    @DisplayName("a game tells who goes first, what is played and paid, who attacks what, and who gets a hug")
    void story() {
        assertThat(played.code()).as(played.err()).isZero();
        assertThat(played.out().replaceAll("\\s+", " "))
                .contains("South with Black Ships against North with High Walls, a game of Hobe. Seed 3.")
                .contains(
                        "The coin falls: ",
                        " goes first.",
                        "draws",
                        " plays ",
                        " for 1 card. ",
                        " attacks ",
                        " tokens left.")
                .containsPattern("(South|North) wins and gets a hug: (South|North)'s deck is empty \\(HB-11\\.1\\)\\.")
                .containsPattern(
                        "Result: South \\d+ cards? : North \\d+ cards?, (South|North) wins \\(\\d+ turns, \\d+ decisions\\)")
                .contains("To see it again: --game hobe --seed 3");
    }

    @Test
    @DisplayName("both sides are drawn after every turn, in 80 columns")
    void rows() {
        long turns =
                played.out().lines().filter(line -> line.startsWith("── Turn ")).count();
        assertThat(played.out().lines().filter(line -> line.startsWith("  ─────────┼")))
                .hasSize((int) turns);
        assertThat(played.out().lines())
                .allMatch(line -> line.length() <= 80 || line.contains(file.toString()))
                .allMatch(line -> line.equals(line.stripTrailing()));
    }

    @Test
    @DisplayName("a replay tells the same tale and is verified, whether the game is named or not")
    void playedBack() {
        Run back = Run.of("--replay", file.toString(), "--width", "80");
        assertThat(back.code()).as(back.err()).isZero();
        assertThat(back.out()).contains("Verified: all " + (lines.size() - BEFORE_MOVES) + " states");
        assertThat(tale(back)).isEqualTo(tale(played)).contains("Turn 2");
        assertThat(Run.of("--game", "hobe", "--replay", file.toString(), "--width", "80")
                        .out())
                .isEqualTo(back.out());
    }

    @Test
    @DisplayName("a replay with an illegal move names the rule, and tells the game up to there")
    void illegal() throws IOException {
        List<String> other = new ArrayList<>(lines);
        String[] parts = lines.get(BEFORE_MOVES).split(" ", 3);
        other.set(BEFORE_MOVES, parts[0] + " " + parts[1] + " Choose(seat:A,choice:InPlay(number:1))");
        Path changed = Files.writeString(
                folder.resolve("other.replay"), String.join("\n", other) + "\n", StandardCharsets.UTF_8);
        Run run = Run.of("--replay", changed.toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("deviates at step 1: line 7: Choose(", "is refused: ", "(HB-");
        assertThat(run.out()).startsWith("Replay of South with ").doesNotContain("Verified");
    }

    @Test
    @DisplayName("options that mean nothing in this game, and unknown decks, are refused with what there is")
    void refused() {
        assertRefused("--edition belongs to odyssey; in hobe there is one only", "--edition", "rulebook");
        assertRefused("nobody sits at C; hobe has A, who is South, and B, who is North", "--view", "C");
        assertRefused(
                "there is no deck \"hihg\" in hobe. Did you mean high? The decks are: Black Ships, High Walls.",
                "--decks",
                "black,hihg");
        assertRefused("--decks needs two decks, not 1; for example --decks black,high", "--decks", "black");
    }

    private static void assertRefused(String why, String option, String value) {
        Run run = Run.of("--game", "hobe", option, value);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains(why);
    }

    private static String tale(Run run) {
        return run.out().substring(run.out().indexOf("  • "), run.out().indexOf("Result:"));
    }
}
