package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** A game of Carnage is told so that a person can follow it. */
class CarnageTaleTest {
    private static final Run PLAYED = Run.of("--game", "carnage", "--seed", "3", "--width", "80");

    @Test
    @DisplayName("a game tells who was kept, what is placed and paid, what ascends, and who wins with how many VP")
    void story() {
        assertThat(PLAYED.code()).as(PLAYED.err()).isZero();
        assertThat(PLAYED.out().replaceAll("\\s+", " "))
                .contains("South with The Coal Road against North with The Grey Harbour, a game of Carnage. Seed 3.")
                .contains(
                        "South shows ",
                        "For the first Sword ",
                        " between Sword and Diamond.",
                        " shards. South places ",
                        " in the nest",
                        " in the realm",
                        " attacks. ",
                        "'s order is ",
                        " Pantheon for ")
                .containsPattern("(South|North) wins( with|:) [^.]*\\(CG-13\\.\\d\\)\\.")
                .containsPattern(
                        "Result: South \\d+ : North \\d+, (South|North) wins \\(\\d+ turns, \\d+ decisions\\)");
    }

    @Test
    @DisplayName("a round of a duel is told: who fights with which Element card, how strong, and who wins")
    void rounds() {
        assertThat(PLAYED.out().replaceAll("\\s+", " "))
                .containsPattern(
                        "Round 1: [^.]* (fire|water|earth|air) \\+\\d \\(strength \\d+\\) against [^.]*: (South|North) wins\\.");
    }

    @Test
    @DisplayName("both sides are drawn at the beginning of every turn and at the end, in 80 columns")
    void sides() {
        long turns =
                PLAYED.out().lines().filter(line -> line.startsWith("── Turn ")).count();
        assertThat(PLAYED.out().lines().filter(line -> line.matches("  South [█░]+ \\d+/15 VP  .*")))
                .hasSize((int) turns + 1);
        assertThat(PLAYED.out().lines())
                .allMatch(line -> line.length() <= 80)
                .allMatch(line -> line.equals(line.stripTrailing()));
    }

    @Test
    @DisplayName(
            "a deck is found without its article, and whoever mistypes one is told which is meant, and which there are")
    void decks() {
        assertThat(Run.of("--game", "carnage", "--decks", "high,the long wall", "--human", "B", "--quiet")
                        .out())
                .startsWith("South with The High Pass against North with The Long Wall");
        Run run = Run.of("--game", "carnage", "--decks", "coal,gery");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("there is no deck \"gery\". Did you mean grey? The decks are: The Coal Road,");
    }

    @Test
    @DisplayName("in 60 columns the three places stand beside each other")
    void narrow() {
        assertThat(Run.of("--game", "carnage", "--seed", "3", "--width", "60")
                        .out()
                        .lines())
                .allMatch(line -> line.length() <= 60)
                .anyMatch(line -> line.matches("  spearhead │ [^│]{13} │ [^│]{13} │ [^│]{1,13}"));
    }
}
