package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A saved match is played back and verified; any other file is refused with the line and the reason. */
class ReplayFileTest {
    @TempDir
    static Path folder;

    private static SavedGame saved;

    @BeforeAll
    static void save() {
        saved = SavedGame.of(folder.resolve("match.replay"), "--seed", "7", "--level", "casual");
    }

    @Test
    @DisplayName("a replay tells the same tale and is verified")
    void playedBack() {
        assertThat(saved.played().out()).contains("The replay is in " + saved.file());
        assertThat(tale(saved.playedBack())).isEqualTo(tale(saved.played())).hasSizeGreaterThan(100);
    }

    @Test
    @DisplayName("the same match is saved as the same bytes")
    void sameBytes() throws IOException {
        Path other = folder.resolve("again.replay");
        Run.of("--seed", "7", "--level", "casual", "--save", other.toString(), "--quiet");
        assertThat(Files.readAllBytes(other)).isEqualTo(Files.readAllBytes(saved.file()));
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
        assertThat(Run.of("--seed", "7", "--level", "casual", "--quiet", "--force", "--save", other.toString())
                        .code())
                .isZero();
        assertThat(Files.readAllBytes(other)).isEqualTo(Files.readAllBytes(saved.file()));
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
        SavedGame left = SavedGame.typing("1\nquit\n", folder.resolve("left.replay"), "--human", "--seed", "3");
        assertThat(left.playedBack().out()).contains("not finished");
    }

    @Test
    @DisplayName("a replay that is cut off anywhere is refused, with the line where it ends")
    void truncated() {
        String text = saved.text();
        Random random = new Random(1);
        for (int i = 0; i < 40; i++) {
            Path cut = saved.written(text.substring(0, random.nextInt(text.length() - 8)));
            assertThat(SavedGame.refused(cut)).containsPattern("line \\d+");
        }
    }

    @Test
    @DisplayName("a replay with any one character changed is refused, from the seed to the end")
    void damaged() {
        String text = saved.text();
        int header = text.indexOf("seed ");
        int moves = text.indexOf("\n1 ");
        Random random = new Random(2);
        for (int i = 0; i < 80; i++) {
            int at = i < 30 ? random.nextInt(header, moves) : random.nextInt(moves + 1, text.length());
            char other = (char) ('!' + random.nextInt(90));
            if (text.charAt(at) != other) {
                assertThat(SavedGame.refused(saved.written(text.substring(0, at) + other + text.substring(at + 1))))
                        .containsPattern("line \\d+");
            }
        }
    }

    @Test
    @DisplayName("a file that is something else is refused at its first line")
    void foreign() throws IOException {
        byte[] noise = new byte[100_000];
        new Random(3).nextBytes(noise);
        assertThat(SavedGame.refused(Files.write(folder.resolve("noise"), noise)))
                .contains("line 1: this is not a replay");
        assertThat(SavedGame.refused(saved.written(""))).contains("line 1: this is not a replay");
        assertThat(SavedGame.refused(saved.written("{\"moves\": []}\n"))).contains("line 1: this is not a replay");
        assertThat(SavedGame.refused(saved.written("\u001B[2Jterrene-replay 1\n")))
                .doesNotContain("\u001B");
    }

    @Test
    @DisplayName("replays of other games and of other versions are refused as such")
    void others() {
        assertThat(SavedGame.refused(saved.changed(2, "game chess"))).contains("line 3: this is a replay of chess");
        assertThat(SavedGame.refused(saved.changed(0, "terrene-replay 2"))).contains("line 1: format 2 is unknown");
    }

    @Test
    @DisplayName("a replay of another course of the game deviates, and the step is named")
    void deviates() {
        Run run = run(saved.deviating(30));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).startsWith("Replay of ");
        assertThat(run.out().lines()).hasSizeLessThan(3);
        assertThat(run.err())
                .contains(
                        "deviates at step 30: line 36: after " + saved.step(30)[2],
                        "0123456789abcdef is recorded, found is ");
    }

    @Test
    @DisplayName("before it says where a replay deviates, it tells the game up to there and draws the table")
    void toldUpToThere() {
        Run back = Run.of("--replay", saved.deviating(60).toString());
        List<String> told = back.out().lines().toList();
        List<String> tale = tale(saved.played());
        int board = told.size() - 1;
        while (!told.get(board).isEmpty()) {
            board--;
        }
        assertThat(told.get(0)).startsWith("Replay of ");
        assertThat(told.subList(told.indexOf(""), board - 1))
                .hasSizeGreaterThan(20)
                .isEqualTo(tale.subList(0, board - 1 - told.indexOf("")));
        assertThat(told.subList(board, told.size())).anyMatch(line -> line.startsWith("  Characters "));
        assertThat(back.err()).contains("deviates at step 60: line 66: ");
        Run first = Run.of("--replay", saved.deviating(1).toString());
        assertThat(first.err()).contains("deviates at step 1: ").doesNotContain("Exception");
    }

    @Test
    @DisplayName("a replay with an illegal move deviates, and the rule is named")
    void illegal() {
        assertThat(SavedGame.refused(saved.doing(30, "Recruit(seat:A,member:999)")))
                .contains("deviates at step 30: line 36: Recruit(seat:A,member:999) is refused: ")
                .containsPattern("\\(TO-\\d+\\.\\d+\\)");
    }

    @Test
    @DisplayName("a replay with another seed deviates at once")
    void otherSeed() {
        assertThat(SavedGame.refused(saved.changed(3, "seed 8"))).contains("deviates");
    }

    @Test
    @DisplayName("a replay with another turn limit, or another name of a deck, deviates at once and says so")
    void otherConfig() {
        String config = saved.lines().get(4);
        for (String other : List.of(
                config.replace("turnLimit:200", "turnLimit:190"), config.replaceFirst("name:\"", "name:\"The "))) {
            assertThat(other).isNotEqualTo(config);
            assertThat(SavedGame.refused(saved.changed(4, other)))
                    .contains("deviates at its start: line 6: ")
                    .contains("the seed, the configuration or the rules are not those of the original game");
        }
    }

    private static Run run(Path replay) {
        return Run.of("--quiet", "--replay", replay.toString());
    }

    private static List<String> tale(Run run) {
        List<String> told = run.out().lines().toList();
        int end = told.indexOf(told.stream()
                .filter(line -> line.startsWith("Result:"))
                .findFirst()
                .orElseThrow());
        return told.subList(told.indexOf(""), end + 1);
    }
}
