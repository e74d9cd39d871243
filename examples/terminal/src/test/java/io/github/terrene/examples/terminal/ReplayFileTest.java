package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A saved match is played back and verified; any other file is refused with the line and the reason. */
class ReplayFileTest {
    private static final int BEFORE_MOVES = 6;

    @TempDir
    static Path folder;

    private static Path file;
    private static Run played;
    private static List<String> lines;

    @BeforeAll
    static void save() throws IOException {
        file = folder.resolve("match.replay");
        played = Run.of("--seed", "7", "--save", file.toString());
        lines = Files.readAllLines(file);
    }

    @Test
    @DisplayName("a replay tells the same tale and is verified")
    void playedBack() {
        Run back = Run.of("--replay", file.toString());
        assertThat(played.code()).isZero();
        assertThat(played.out()).contains("The replay is in " + file);
        assertThat(back.code()).isZero();
        assertThat(back.out()).contains("Verified: all " + (lines.size() - BEFORE_MOVES) + " states");
        assertThat(tale(back)).isEqualTo(tale(played)).hasSizeGreaterThan(100);
    }

    @Test
    @DisplayName("the same match is saved as the same bytes")
    void sameBytes() throws IOException {
        Path other = folder.resolve("again.replay");
        Run.of("--seed", "7", "--save", other.toString(), "--quiet");
        assertThat(Files.readAllBytes(other)).isEqualTo(Files.readAllBytes(file));
    }

    @Test
    @DisplayName("a file that is there already is left alone, but with --force")
    void overwrites() throws IOException {
        Path other = folder.resolve("mine.txt");
        Files.writeString(other, "my diary");
        Run refused = Run.of("--seed", "7", "--quiet", "--save", other.toString());
        assertThat(refused.code()).isEqualTo(2);
        assertThat(refused.err()).contains("mine.txt is there already; --force writes over it");
        assertThat(other).hasContent("my diary");
        Run terralore = Run.of("--game", "terralore", "--quiet", "--save", other.toString());
        assertThat(terralore.code()).isEqualTo(2);
        assertThat(other).hasContent("my diary");
        assertThat(Run.of("--seed", "7", "--quiet", "--force", "--save", other.toString())
                        .code())
                .isZero();
        assertThat(Files.readAllBytes(other)).isEqualTo(Files.readAllBytes(file));
    }

    @Test
    @DisplayName("a file that appears while the match is played is left alone, too")
    void appeared() throws IOException {
        Path other = folder.resolve("meanwhile.txt");
        Files.writeString(other, "my diary");
        assertThat(ReplayFile.write(other, false, "a replay").isLeft()).isTrue();
        assertThat(other).hasContent("my diary");
    }

    @Test
    @DisplayName("a match that somebody left is saved up to there")
    void unfinished() {
        Path left = folder.resolve("left.replay");
        Run.typing("1\nquit\n", "--human", "--seed", "3", "--save", left.toString());
        Run back = Run.of("--replay", left.toString());
        assertThat(back.code()).isZero();
        assertThat(back.out()).contains("not finished", "Verified");
    }

    @Test
    @DisplayName("a replay that is cut off anywhere is refused, with the line where it ends")
    void truncated() throws IOException {
        String text = Files.readString(file);
        Random random = new Random(1);
        for (int i = 0; i < 40; i++) {
            Path cut = write(text.substring(0, random.nextInt(text.length() - 8)));
            assertThat(refused(cut)).containsPattern("line \\d+");
        }
    }

    @Test
    @DisplayName("a replay with any one character changed is refused, from the seed to the end")
    void damaged() throws IOException {
        String text = Files.readString(file);
        int header = text.indexOf("seed ");
        int moves = text.indexOf("\n1 ");
        Random random = new Random(2);
        for (int i = 0; i < 80; i++) {
            int at = i < 30 ? random.nextInt(header, moves) : random.nextInt(moves + 1, text.length());
            char other = (char) ('!' + random.nextInt(90));
            if (text.charAt(at) != other) {
                assertThat(refused(write(text.substring(0, at) + other + text.substring(at + 1))))
                        .containsPattern("line \\d+");
            }
        }
    }

    @Test
    @DisplayName("a file that is something else is refused at its first line")
    void foreign() throws IOException {
        byte[] noise = new byte[100_000];
        new Random(3).nextBytes(noise);
        assertThat(refused(Files.write(folder.resolve("noise"), noise))).contains("line 1: this is not a replay");
        assertThat(refused(write(""))).contains("line 1: this is not a replay");
        assertThat(refused(write("{\"moves\": []}\n"))).contains("line 1: this is not a replay");
        assertThat(refused(write("\u001B[2Jterrene-replay 1\n"))).doesNotContain("\u001B");
    }

    @Test
    @DisplayName("replays of other games and of other versions are refused as such")
    void others() throws IOException {
        assertThat(refused(changed(2, "game chess"))).contains("line 3: this is a replay of chess");
        assertThat(refused(changed(0, "terrene-replay 2"))).contains("line 1: format 2 is unknown");
    }

    @Test
    @DisplayName("a replay of another course of the game deviates, and the step is named")
    void deviates() throws IOException {
        int place = BEFORE_MOVES + 29;
        String[] parts = lines.get(place).split(" ", 3);
        Path other = changed(place, parts[0] + " 0123456789abcdef " + parts[2]);
        Run run = run(other);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out().lines()).hasSize(1).allMatch(line -> line.startsWith("Replay of "));
        assertThat(run.err())
                .contains("deviates at step 30: line 36: after " + parts[2], "0123456789abcdef is recorded, found is ");
    }

    @Test
    @DisplayName("before it says where a replay deviates, it tells the game up to there and draws the table")
    void toldUpToThere() throws IOException {
        int place = BEFORE_MOVES + 59;
        String[] parts = lines.get(place).split(" ", 3);
        Run back = Run.of(
                "--replay",
                changed(place, parts[0] + " 0123456789abcdef " + parts[2]).toString());
        List<String> told = back.out().lines().toList();
        List<String> tale = tale(played);
        int board = told.size() - 1;
        while (!told.get(board).isEmpty()) {
            board--;
        }
        assertThat(told.get(0)).startsWith("Replay of ");
        assertThat(told.subList(1, board - 1)).hasSizeGreaterThan(20).isEqualTo(tale.subList(0, board - 2));
        assertThat(told.subList(board, told.size())).anyMatch(line -> line.contains("holds, and is"));
        assertThat(back.err()).contains("deviates at step 60: line 66: ");
        Run first = Run.of(
                "--replay",
                changed(
                                BEFORE_MOVES,
                                "1 0123456789abcdef " + lines.get(BEFORE_MOVES).split(" ", 3)[2])
                        .toString());
        assertThat(first.err()).contains("deviates at step 1: ").doesNotContain("Exception");
    }

    @Test
    @DisplayName("a replay with an illegal move deviates, and the rule is named")
    void illegal() throws IOException {
        int place = BEFORE_MOVES + 29;
        String[] parts = lines.get(place).split(" ", 3);
        assertThat(refused(changed(place, parts[0] + " " + parts[1] + " Recruit(seat:A,member:999)")))
                .contains("deviates at step 30: line 36: Recruit(seat:A,member:999) is refused: ")
                .containsPattern("\\(TO-\\d+\\.\\d+\\)");
    }

    @Test
    @DisplayName("a replay with another seed deviates at once")
    void otherSeed() throws IOException {
        assertThat(refused(changed(3, "seed 8"))).contains("deviates");
    }

    @Test
    @DisplayName("a replay with another turn limit, or another name of a deck, deviates at once and says so")
    void otherConfig() throws IOException {
        String config = lines.get(4);
        for (String other : List.of(
                config.replace("turnLimit:200", "turnLimit:190"), config.replaceFirst("name:\"", "name:\"The "))) {
            assertThat(other).isNotEqualTo(config);
            assertThat(refused(changed(4, other)))
                    .contains("deviates at its start: line 6: ")
                    .contains("the seed, the configuration or the rules are not those of the original game");
        }
    }

    private String refused(Path replay) {
        Run run = run(replay);
        assertThat(run.code()).as(run.err()).isEqualTo(1);
        assertThat(run.out().lines()).hasSizeLessThan(10).noneMatch(line -> line.startsWith("Verified"));
        assertThat(run.err()).startsWith("terrene: " + replay).doesNotContain("Exception", "\tat ");
        return run.err();
    }

    private static Run run(Path replay) {
        return Run.of("--quiet", "--replay", replay.toString());
    }

    private Path changed(int place, String line) throws IOException {
        List<String> other = new ArrayList<>(lines);
        other.set(place, line);
        return write(String.join("\n", other) + "\n");
    }

    private Path write(String text) throws IOException {
        return Files.writeString(folder.resolve("other.replay"), text, StandardCharsets.UTF_8);
    }

    private static List<String> tale(Run run) {
        List<String> told = run.out().lines().toList();
        int end = told.indexOf(told.stream()
                .filter(line -> line.startsWith("Result:"))
                .findFirst()
                .orElseThrow());
        return told.subList(1, end + 1);
    }
}
