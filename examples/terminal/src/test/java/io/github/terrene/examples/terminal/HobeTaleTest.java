package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A game of Hobe is told so that a person can follow it. */
class HobeTaleTest {
    private static final Run PLAYED = Run.of("--game", "hobe", "--seed", "3", "--width", "80");

    @Test
    @DisplayName("a game tells who goes first, what is played and paid, who attacks what, and who gets a hug")
    void story() {
        assertThat(PLAYED.code()).as(PLAYED.err()).isZero();
        assertThat(PLAYED.out().replaceAll("\\s+", " "))
                .contains("South with Black Ships against North with High Walls, a game of Hobe. Seed 3.")
                .contains(
                        "The coin falls: ",
                        " goes first.",
                        "draws",
                        " plays ",
                        " deck loses one card, ",
                        " attacks ",
                        " tokens left.")
                .containsPattern("(South|North) wins and gets a hug: the other deck is empty \\(HB-11\\.1\\)\\.")
                .containsPattern(
                        "Result: South \\d+ : North \\d+, (South|North) wins \\(\\d+ turns, \\d+ decisions\\)");
    }

    @Test
    @DisplayName("both sides are drawn after every turn, in 80 columns")
    void rows() {
        long turns =
                PLAYED.out().lines().filter(line -> line.startsWith("── Turn ")).count();
        assertThat(PLAYED.out().lines().filter(line -> line.matches("  South [█░]+ \\d+/40 deck  hand \\d+, .*")))
                .hasSize((int) turns);
        assertThat(PLAYED.out().lines())
                .allMatch(line -> line.length() <= 80)
                .allMatch(line -> line.equals(line.stripTrailing()));
    }

    @Test
    @DisplayName("whoever mistypes a deck is told which is meant, and which there are")
    void decks() {
        Run run = Run.of("--game", "hobe", "--decks", "black,hihg");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err())
                .contains("there is no deck \"hihg\". Did you mean high? The decks are: Black Ships, High Walls.");
    }
}
