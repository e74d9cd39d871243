package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two against two in the terminal. */
class FourSeatsTest {
    private static final String[] MATCH = {"--format", "2v2", "--seed", "7"};

    @TempDir
    Path folder;

    private static Run typing(String lines, String... more) {
        String[] all = Arrays.copyOf(MATCH, MATCH.length + more.length);
        System.arraycopy(more, 0, all, MATCH.length, more.length);
        return Run.typing(lines, all);
    }

    @Test
    @DisplayName("four bots play a match, teams win, and it is told how to see it again")
    void fourBots() {
        Run run = typing("", "--quiet", "--decks", "gregory,sk,jin,zowie");
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out().replace("\n", " "))
                .startsWith("Gregory the Hoarder and Jin the Ambitious against S.K. the Art Historian and Zowie")
                .containsPattern("(Gregory and Jin|S.K. and Zowie) win the match\\.")
                .containsPattern("Result: Gregory and Jin [0-2] : S.K. and Zowie [0-2]")
                .contains("--format 2v2 --seed 7 --decks gregory,sk,jin,zowie");
    }

    @Test
    @DisplayName("the table is drawn player by player, the own side last")
    void table() {
        String[] lines = typing("7\n1\ntable\n", "--human").out().split("\\R");
        assertThat(lines).anyMatch(line -> line.matches("  S\\.K\\. +█+ 50/50 HP .*"));
        assertThat(lines).anyMatch(line -> line.matches("  Jin +█+ 50/50 HP .*"));
        assertThat(lines).allMatch(line -> line.length() <= 101);
    }

    @ParameterizedTest(name = "{0} plays {1}")
    @DisplayName("any of the four seats may be a person's, who chooses a party of three")
    @CsvSource({"A, Gregory", "B, S.K.", "C, Skylar", "D, Jin"})
    void anySeat(String seat, String deck) {
        Run run = typing("1\nwhy attack\ntable\nquit\n", "--human", seat);
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("You are " + deck, "Suggested: ", "not finished");
    }

    @Test
    @DisplayName("a person says which opponent is attacked")
    void attacks() {
        Run run = Run.typing("8\n1\n1\n1\n", "--format", "2v2", "--seed", "1", "--human", "C");
        assertThat(run.out()).contains("Attack … with your Dagger on the Edge (ATK 20, HP 15): 3 S.K., 4 Jin");
    }

    @Test
    @DisplayName("a replay says itself what was played, and is told through any of the four")
    void replay() throws Exception {
        Path file = folder.resolve("four.replay");
        Run played = typing("", "--quiet", "--save", file.toString());
        assertThat(played.out()).contains("The replay is in");
        assertThat(Files.readString(file)).contains("game terrene-odyssey-2v2-match");
        for (String eyes : new String[] {"ALL", "A", "B", "C", "D"}) {
            Run told = Run.of("--replay", file.toString(), "--quiet", "--view", eyes);
            assertThat(told.code()).isZero();
            assertThat(told.out())
                    .contains("Replay of Gregory the Hoarder and Skylar the Determined against", "Verified: all ");
        }
    }

    @Test
    @DisplayName("a replay of a duel has nobody at C")
    void nobodyThere() {
        Path file = folder.resolve("two.replay");
        Run.of("--quiet", "--seed", "3", "--save", file.toString());
        Run run = Run.of("--replay", file.toString(), "--view", "C");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("nobody sits at C");
    }
}
