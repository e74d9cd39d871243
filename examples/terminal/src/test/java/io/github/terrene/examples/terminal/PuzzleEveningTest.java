package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A person solves a puzzle in the terminal. */
class PuzzleEveningTest {
    @Test
    void eachChoiceIsToldToBeRightOrNot() {
        Run run = Run.typing("hint\n2\nsolution\n1\n1\n", "--game", "odyssey", "--puzzle", "12");
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .containsSubsequence(
                        "Puzzle 12 of 12",
                        "You are Zowie. Do not lose before this turn ends.",
                        "Who blocks?",
                        "This is wrong: do not block",
                        "That is not it",
                        "This is right: block with your Bellicose the Insightful",
                        "That is right.",
                        "Bellicose the Insightful takes 15 damage",
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
