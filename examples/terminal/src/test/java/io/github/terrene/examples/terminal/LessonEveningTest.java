package io.github.terrene.examples.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** A person learns a game in the terminal. */
class LessonEveningTest {
    @Test
    void enterDoesWhatEachStepIsAbout() {
        Run run = Run.typing("\n".repeat(9), "--game", "hobe", "--learn");
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .containsSubsequence(
                        "Step 1 of 10: What you win by",
                        "Your deck is your life.",
                        "(HB-2.4, HB-11.1)",
                        "Enter goes on, q leaves:",
                        "Step 4 of 10: Play a card",
                        "Enter to play Oar Hand",
                        "You play Oar Hand.",
                        "Step 9 of 10: Attack",
                        "Your Oar Hand attacks the deck with ATK 2.",
                        "Step 10 of 10: Play on",
                        "That was the lesson. To play on: --game hobe --human");
    }

    @Test
    void oneCanLeave() {
        Run run = Run.typing("\nq\n", "--game", "odyssey", "--learn", "--language", "de");
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("Schritt 2 von 10: Deine Truppe").doesNotContain("Schritt 3");
        assertThat(Run.typing("", "--game", "hobe", "--learn").out())
                .contains("Step 1 of 10")
                .doesNotContain("Step 2");
    }

    @Test
    void whatIsNotThereIsSaid() {
        assertThat(Run.of("--game", "draft", "--learn").err())
                .contains("there is no lesson of draft, but of odyssey, terralore, hobe, carnage");
    }
}
