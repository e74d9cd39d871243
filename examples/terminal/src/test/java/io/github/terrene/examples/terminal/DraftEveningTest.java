package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.terminal.page.Paper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --game draft}: drafted, played, saved, played back, and refused. */
class DraftEveningTest {
    private static final int BEFORE_MOVES = 6;

    @TempDir
    static Path folder;

    private static Path file;
    private static Run played;
    private static List<String> lines;

    @BeforeAll
    static void save() throws IOException {
        file = folder.resolve("encounter.replay");
        played = Run.of("--game", "draft", "--players", "3", "--seed", "7", "--save", file.toString());
        lines = Files.readAllLines(file);
    }

    @Test
    @DisplayName("three players draft, build decks and play to the final standings")
    void three() {
        assertThat(played.code()).as(played.err()).isZero();
        assertThat(played.out())
                .startsWith("Random Encounter: Ada, Ben, Cleo draft")
                .contains("108 cards are dealt into 9 piles of 12.")
                .contains("Draft, round 1 of 3", "12 cards a pile, passed to the left")
                .contains("Draft, round 2 of 3", "12 cards a pile, passed to the right")
                .contains("── Decks ─", "  Ada: 20 cards, ", "    SP 1 ", "    Terrains ")
                .contains("Round 2 of 2", " has the bye: a win without a game", " (10.1)")
                .contains("── Final standings ─", "  Rank  Player  Points  Opponents' points", "Byes")
                .contains("To see it again: --game draft --seed 7 --players 3\n", "The replay is in " + file)
                .doesNotContain("Turn 1");
        assertThat(played.out().lines()).allMatch(line -> line.length() <= Paper.USUAL);
    }

    @Test
    @DisplayName("eight players do so, quietly: only the end is told")
    void eight() {
        Run run = Run.of("--game", "draft", "--seed", "7", "--quiet", "--edition", "update-2015");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out())
                .contains("Ada, Ben, Cleo, Dora, Emil, Finn, Gwen, Hugo", "Edition update-2015")
                .contains("Final standings", "(12 games, ", "--game draft --seed 7 --edition update-2015\n")
                .doesNotContain("Round 1", "Decks", "█", "\r");
        assertThat(run.out().lines().filter(line -> line.matches(" +[1-8]\\. +[A-Z][a-z]+ .*")))
                .hasSize(8);
    }

    @Test
    @DisplayName("on a terminal a bar shows how far it is, and is gone in the end")
    void bar() {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream paper = new PrintStream(out, false, StandardCharsets.UTF_8);
        Streams streams = new Streams(
                new ByteArrayInputStream(new byte[0]), paper, paper, true, false, true, () -> Paper.NARROWEST);
        new Terminal(streams).run("--game", "draft", "--players", "3", "--seed", "7", "--quiet");
        String told = out.toString(StandardCharsets.UTF_8);
        assertThat(told).contains("░ draft, round 1 of 3, pick 2 of 12", " round 2 of 2, 0 of 1 games over, turn 3");
        assertThat(Stream.of(told.split("\n")).map(line -> line.substring(line.lastIndexOf('\r') + 1)))
                .noneMatch(line -> line.contains("░"))
                .anyMatch(line -> line.contains("Final standings"));
    }

    @Test
    @DisplayName("a replay tells the same tale and is verified, whether the game is named or not")
    void playedBack() {
        Run back = Run.of("--replay", file.toString());
        assertThat(back.code()).as(back.err()).isZero();
        assertThat(back.out()).contains("Verified: all " + (lines.size() - BEFORE_MOVES) + " states");
        assertThat(tale(back)).isEqualTo(tale(played)).contains("Round 2 of 2");
        assertThat(Run.of("--game", "draft", "--replay", file.toString()).out()).isEqualTo(back.out());
    }

    @Test
    @DisplayName("whoever wants every event is told the games, one after another")
    void verbose() {
        String told = Run.of("--replay", file.toString(), "--verbose").out();
        assertThat(told)
                .containsSubsequence("── Ada against Cleo ─", "Turn 1 · ", "has no HP left", "── Ada against Ben ─");
    }

    @Test
    @DisplayName("before it says where a replay deviates, it tells the encounter up to there")
    void deviates() throws IOException {
        int place = BEFORE_MOVES + 40;
        String[] parts = lines.get(place).split(" ", 3);
        Run run = Run.of("--replay", changed(place, parts[0] + " 0123456789abcdef " + parts[2]));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .contains("deviates at step 41: line 47: after " + parts[2], "0123456789abcdef is recorded");
        assertThat(run.out())
                .startsWith("Replay of a Random Encounter of 3 players.")
                .contains("Draft, round 2 of 3")
                .doesNotContain("Draft, round 3", "Verified");
    }

    @Test
    @DisplayName(
            "a damaged replay, one with an illegal move, and one of another game is refused with the line and the reason")
    void damaged() throws IOException {
        String text = String.join("\n", lines);
        assertRefused(write(text.substring(0, text.length() / 2)), "is not a replay that can be played: line ");
        String[] parts = lines.get(BEFORE_MOVES).split(" ", 3);
        assertRefused(
                changed(BEFORE_MOVES, parts[0] + " " + parts[1] + " InDraft(action:Pick(seat:A,card:scout))"),
                "deviates at step 1: line 7: ");
        assertRefused(write("pizza"), "line 1: this is not a replay");
        Run other = Run.of("--game", "terralore", "--replay", file.toString());
        assertThat(other.code()).isEqualTo(1);
        assertThat(other.err()).contains("this is a replay of terrene-odyssey-random-encounter");
        Run nobody = Run.of("--replay", file.toString(), "--view", "D");
        assertThat(nobody.code()).isEqualTo(1);
        assertThat(nobody.err()).contains("nobody sits at D in a draft of 3");
    }

    private static void assertRefused(String replay, String why) {
        Run run = Run.of("--quiet", "--game", "draft", "--replay", replay);
        assertThat(run.code()).as(run.err()).isEqualTo(1);
        assertThat(run.err()).startsWith("terrene: " + replay).contains(why).doesNotContain("Exception", "\tat ");
        assertThat(run.out()).doesNotContain("Verified");
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
        return out.substring(out.indexOf("── Draft"), out.indexOf("decisions)"));
    }
}
