package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code --game terralore}: played, saved, played back, and refused. */
class TerraloreEveningTest {
    @TempDir
    private Path folder;

    @Test
    void aGameIsPlayedSavedAndVerified() throws IOException {
        Path file = folder.resolve("game.replay");
        Run played = Run.of("--game", "terralore", "--seed", "7", "--save", file.toString());
        assertThat(played.code()).as(played.err()).isZero();
        assertThat(played.out()).contains("South attacks", "North defends", "(TL-11.");
        Run again = Run.of("--game", "terralore", "--replay", file.toString());
        assertThat(again.code()).as(again.err()).isZero();
        assertThat(again.out()).contains("Verified: all");
        Files.writeString(file, Files.readString(file).replaceFirst("lane:ATTACKING", "lane:DEFENDING"));
        Run forged = Run.of("--game", "terralore", "--replay", file.toString());
        assertThat(forged.code()).isEqualTo(1);
        assertThat(forged.err()).contains("line ");
    }

    @Test
    void aPersonPlaysByNumbersAndLeaves() {
        Run run = Run.typing("1\nundo\ncard still\n1\nquit\n", "--game", "terralore", "--human", "--seed", "3");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("Place ", "Still Water: Skill", "The game is left unfinished.");
        assertThat(run.out()).doesNotContain("North holds");
    }

    @Test
    void anUnknownDeckIsRefused() {
        Run run = Run.of("--game", "terralore", "--decks", "tide,nothing");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("Gloom and Gully");
        assertThat(Run.of("--game", "terralore", "--edition", "rulebook").code())
                .isEqualTo(2);
    }
}
