package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A person solves a puzzle in the terminal. */
class PuzzleEveningTest {
    @Test
    void eachChoiceIsToldToBeRightOrNot() {
        Run run = Run.typing("hint\n5\n1\nsolution\n1\n2\nsolution\n2\n1\n", "--game", "odyssey", "--puzzle", "8");
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .containsSubsequence(
                        "Puzzle 8 of 12: 5 to decide",
                        "You are S.K. (B). Win before this turn ends.",
                        "This is wrong: attack with your Jace the Saboteur (ATK 10, HP 5)",
                        "That is not it",
                        "That is right.",
                        "Your Akos the Perceptive attacks",
                        "This is right: use your Akos the Perceptive",
                        "This is right: S.K. (A)'s Akos the Perceptive",
                        "Akos the Perceptive is defeated",
                        "You win",
                        "Solved.");
    }

    @Test
    void oneADay() {
        Run first = Run.typing("quit\n", "--game", "hobe", "--puzzle", "--day", "2026-12-01");
        Run next = Run.typing("ende\n", "--game", "hobe", "--puzzle", "--day", "2026-12-02", "--language", "de");
        assertThat(first.out()).contains("Puzzle 5 of 12");
        assertThat(next.out()).contains("Rätsel 6 von 12").contains("Genau eine Möglichkeit ist richtig");
    }

    @Test
    void whatIsNotThereIsSaid() {
        assertThat(Run.of("--game", "hobe", "--puzzle", "99").err())
                .contains("--puzzle is from 1 to 12 in this game, not 99");
        assertThat(Run.of("--game", "draft", "--puzzle").err()).contains("there are no puzzles of draft");
        assertThat(Run.of("--game", "hobe", "--puzzle", "3", "--day", "2026-12-01")
                        .err())
                .contains("--day goes with --puzzle without a number");
    }
}
