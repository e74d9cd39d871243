package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
                        "Result: South \\d+ VP : North \\d+ VP, (South|North) wins \\(\\d+ turns, \\d+ decisions\\)");
    }

    @Test
    @DisplayName(
            "a round of a duel is drawn in two lines: who fights with which Element card, how strong, and what comes of it")
    void rounds() {
        assertThat(PLAYED.out())
                .containsPattern(
                        "    Round 1  (South|North)  \\S.{23} (fire|water|earth|air) \\+\\d +(\\d+|-)(  wins|  beaten)?\n"
                                + "             (South|North)  \\S.{23} (fire|water|earth|air) \\+\\d +(\\d+|-)(  wins|  beaten)?\n"
                                + "    Round 2  ");
    }

    @Test
    @DisplayName("both sides are drawn before every turn and at the end, in 80 columns")
    void sides() {
        long turns =
                PLAYED.out().lines().filter(line -> line.startsWith("── Turn ")).count();
        assertThat(PLAYED.out().lines().filter(line -> line.startsWith("  ├─ 1 ─")))
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
    @DisplayName("in 60 columns each row of both sides and of a duel is one line")
    void narrow() {
        List<String> lines = Run.of("--game", "carnage", "--seed", "3", "--width", "60")
                .out()
                .lines()
                .toList();
        assertThat(lines.stream().filter(line -> line.startsWith("  ├─ 1 ")))
                .isNotEmpty()
                .allMatch(line -> line.matches("  ├─ 1 ─+┼─ 2 ─+┼─ 3 ─+"));
        assertThat(lines.stream().filter(line -> line.matches(" +Round \\d .*")))
                .isNotEmpty()
                .allMatch(line -> line.matches(".*(North|South)  .* \\+\\d +(\\d+|-)(  wins|  beaten)?"));
    }
}
