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
                .contains("3 piles of 12 cards for each of 3 players.")
                .contains("Draft, round 1: piles go to the left", "Draft, round 2: piles go to the right")
                .contains("All decks are handed in")
                .contains("Round 2 of 2", " has the bye", " against ")
                .contains("wins the tournament (TO-14.12).", "  Rank  Player  Points  Opponents' points", "Byes")
                .contains("To see it again: --game draft --players 3 --seed 7\n", "The replay is in " + saved.file())
                .doesNotContain("Turn 1");
        assertThat(saved.played().out().lines()).allMatch(line -> line.length() <= Paper.USUAL);
    }

    @Test
    @DisplayName("it is told in German, too")
    void german() {
        Run run = Run.of("--replay", saved.file().toString(), "--language", "de");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out())
                .contains("Draft, Runde 1: Die Stapel gehen nach links", "Runde 2 von 2", "Geprüft: Alle ")
                .doesNotContain(" picks ", "Round ");
    }

    @Test
    @DisplayName("eight players do so, quietly: only the end is told")
    void eight() {
        Run run = Run.of("--game", "draft", "--level", "casual", "--seed", "7", "--quiet", "--edition", "update-2015");
        assertThat(run.code()).as(run.err()).isZero();
        assertThat(run.out())
                .contains("Ada, Ben, Cleo, Dora, Emil, Finn, Gwen, Hugo")
                .contains("(12 games, ", "--game draft --edition update-2015 --seed 7 --level casual\n")
                .doesNotContain("Round 1", "█", "\r");
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
        new Terminal(streams).run("--game", "draft", "--players", "3", "--level", "casual", "--seed", "7", "--quiet");
        String told = out.toString(StandardCharsets.UTF_8);
        assertThat(told).contains("░░ Ada, Ben, Cleo", "████████░░░░░░░░ Ada, Ben, Cleo");
        assertThat(Stream.of(told.split("\n")).map(line -> line.substring(line.lastIndexOf('\r') + 1)))
                .noneMatch(line -> line.contains("░"))
                .anyMatch(line -> line.contains("wins the tournament"));
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
                .containsSubsequence("── Ada against Cleo ─", "Turn 1, ", " wins against ", "── Ben against Cleo ─");
    }

    @Test
    @DisplayName("before it says where a replay deviates, it tells the encounter up to there")
    void deviates() {
        Run run = Run.of("--replay", saved.deviating(41).toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .contains("deviates at step 41: line 47: after " + saved.step(41)[2], "0123456789abcdef is recorded");
        assertThat(run.out())
                .startsWith("Replay of a Random Encounter: Ada, Ben, Cleo draft")
                .contains("Draft, round 2: ")
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
        assertThat(SavedGame.refused(saved.file(), "--view", "D")).contains("nobody sits at D; there is A, B or C");
    }

    private static String refused(Path replay) {
        return SavedGame.refused(replay, "--game", "draft");
    }

    private static String tale(Run run) {
        String out = run.out();
        return out.substring(out.indexOf("── Draft"), out.indexOf("decisions)"));
    }
}
