package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.terminal.page.Paper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --game draft}: drafted, played, saved, played back, and refused. */
class DraftEveningTest {
    @TempDir
    static Path folder;

    private static SavedGame saved;

    @BeforeAll
    static void save() {
        saved = SavedGame.of(folder.resolve("encounter.replay"), "--game", "draft", "--players", "3", "--seed", "7");
    }

    @Test
    @DisplayName("three players draft, build decks and play to the final standings")
    void three() {
        assertThat(saved.played().out())
                .startsWith("Random Encounter: Ada, Ben, Cleo draft")
                .contains("108 cards are dealt into 9 piles of 12.")
                .contains("Draft, round 1 of 3", "12 cards a pile, passed to the left")
                .contains("Draft, round 2 of 3", "12 cards a pile, passed to the right")
                .contains("── Decks ─", "  Ada: 20 cards, ", "    SP 1 ", "    Terrains ")
                .contains("Round 2 of 2", " has the bye: a win without a game", " (10.1)")
                .contains("── Final standings ─", "  Rank  Player  Points  Opponents' points", "Byes")
                .contains("To see it again: --game draft --seed 7 --players 3\n", "The replay is in " + saved.file())
                .doesNotContain("Turn 1");
        assertThat(saved.played().out().lines()).allMatch(line -> line.length() <= Paper.USUAL);
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
        Run back = saved.playedBack();
        assertThat(tale(back)).isEqualTo(tale(saved.played())).contains("Round 2 of 2");
        assertThat(saved.playedBack("--game", "draft").out()).isEqualTo(back.out());
    }

    @Test
    @DisplayName("whoever wants every event is told the games, one after another")
    void verbose() {
        assertThat(saved.playedBack("--verbose").out())
                .containsSubsequence("── Ada against Cleo ─", "Turn 1 · ", "has no HP left", "── Ada against Ben ─");
    }

    @Test
    @DisplayName("before it says where a replay deviates, it tells the encounter up to there")
    void deviates() {
        Run run = Run.of("--replay", saved.deviating(41).toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .contains("deviates at step 41: line 47: after " + saved.step(41)[2], "0123456789abcdef is recorded");
        assertThat(run.out())
                .startsWith("Replay of a Random Encounter of 3 players.")
                .contains("Draft, round 2 of 3")
                .doesNotContain("Draft, round 3", "Verified");
    }

    @Test
    @DisplayName(
            "a damaged replay, one with an illegal move, and one of another game is refused with the line and the reason")
    void damaged() {
        String text = saved.text();
        assertThat(refused(saved.written(text.substring(0, text.length() / 2))))
                .contains("is not a replay that can be played: line ");
        assertThat(refused(saved.doing(1, "InDraft(action:Pick(seat:A,card:scout))")))
                .contains("deviates at step 1: line 7: ");
        assertThat(refused(saved.written("pizza"))).contains("line 1: this is not a replay");
        assertThat(SavedGame.refused(saved.file(), "--game", "terralore"))
                .contains("this is a replay of terrene-odyssey-random-encounter");
        assertThat(SavedGame.refused(saved.file(), "--view", "D")).contains("nobody sits at D in a draft of 3");
    }

    private static String refused(Path replay) {
        return SavedGame.refused(replay, "--game", "draft");
    }

    private static String tale(Run run) {
        String out = run.out();
        return out.substring(out.indexOf("── Draft"), out.indexOf("decisions)"));
    }
}
