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

/** {@code --game terralore}: played, saved, played back, and refused. */
class TerraloreEveningTest {
    private static final int BEFORE_MOVES = 6;

    @TempDir
    static Path folder;

    private static Path file;
    private static Run played;
    private static List<String> lines;

    @BeforeAll
    static void save() throws IOException {
        file = folder.resolve("game.replay");
        played = Run.of("--game", "terralore", "--seed", "7", "--save", file.toString());
        lines = Files.readAllLines(file);
    }

    @Test
    @DisplayName("a replay tells the same tale and is verified, whether the game is named or not")
    void playedBack() {
        assertThat(played.code()).as(played.err()).isZero();
        assertThat(played.out()).contains("The replay is in " + file);
        Run back = Run.of("--replay", file.toString());
        assertThat(back.code()).as(back.err()).isZero();
        assertThat(back.out()).contains("Verified: all " + (lines.size() - BEFORE_MOVES) + " states");
        assertThat(tale(back)).isEqualTo(tale(played)).contains("Turn 2");
        assertThat(Run.of("--game", "terralore", "--replay", file.toString()).out())
                .isEqualTo(back.out());
    }

    @Test
    @DisplayName("a game that somebody left is saved up to there")
    void unfinished() {
        Path left = folder.resolve("left.replay");
        Run.typing("1\nquit\n", "--game", "terralore", "--human", "--seed", "3", "--save", left.toString());
        Run back = Run.of("--replay", left.toString());
        assertThat(back.code()).isZero();
        assertThat(back.out()).contains("not finished", "Verified: all 2 states");
    }

    @Test
    @DisplayName("before it says where a replay deviates, it tells the game up to there and draws the lanes")
    void deviates() throws IOException {
        int place = BEFORE_MOVES + 14;
        String[] parts = lines.get(place).split(" ", 3);
        Run run = Run.of("--replay", changed(place, parts[0] + " 0123456789abcdef " + parts[2]));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .contains("deviates at step 15: line 21: after " + parts[2], "0123456789abcdef is recorded");
        assertThat(run.out()).startsWith("Replay of South with ").contains("Turn 2", "├── West: ");
    }

    @Test
    @DisplayName("a replay with an illegal move names the rule")
    void illegal() throws IOException {
        String[] parts = lines.get(BEFORE_MOVES).split(" ", 3);
        Run run =
                Run.of("--replay", changed(BEFORE_MOVES, parts[0] + " " + parts[1] + " PayWith(seat:A,card:silt-eel)"));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("deviates at step 1: line 7: PayWith(", "is refused: ", "(TL-6.8)");
    }

    @Test
    @DisplayName("a damaged replay, and one of the other game, is refused with the line and the reason")
    void damaged() throws IOException {
        String text = String.join("\n", lines);
        assertRefused(write(text.substring(0, text.length() / 2)), "is not a replay that can be played: line ");
        assertRefused(changed(3, "seed 8"), "deviates at its start: line 6: ");
        assertRefused(changed(2, "game chess"), "line 3: this is a replay of chess, not of terralore");
        assertRefused(write("pizza"), "line 1: this is not a replay");
        Run other = Run.of("--game", "odyssey", "--replay", file.toString());
        assertThat(other.code()).isEqualTo(1);
        assertThat(other.err()).contains("this is a replay of terralore");
    }

    @Test
    @DisplayName("what decides nothing in a replay is refused")
    void decidesNothing() {
        Run run = Run.of("--replay", file.toString(), "--decks", "tide,gloom");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("decide nothing");
    }

    private static void assertRefused(String replay, String why) {
        Run run = Run.of("--quiet", "--game", "terralore", "--replay", replay);
        assertThat(run.code()).as(run.err()).isEqualTo(1);
        assertThat(run.err()).startsWith("terrene: " + replay).contains(why).doesNotContain("Exception", "\tat ");
        assertThat(run.out()).doesNotContain("Verified", "├");
    }

    private static String changed(int place, String line) throws IOException {
        List<String> other = new ArrayList<>(lines);
        other.set(place, line);
        return write(String.join("\n", other) + "\n");
    }

    private static String write(String text) throws IOException {
        return Files.writeString(folder.resolve("other.replay"), text, StandardCharsets.UTF_8)
                .toString();
    }

    private static String tale(Run run) {
        String out = run.out();
        return out.substring(out.indexOf("  • "), out.indexOf("Result:"));
    }
}
