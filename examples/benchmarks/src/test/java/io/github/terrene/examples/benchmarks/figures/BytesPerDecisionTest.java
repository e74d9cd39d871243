package io.github.terrene.examples.benchmarks.figures;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.examples.benchmarks.play.Plays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;

/**
 * No decision allocates more than {@code bytes-per-decision.csv} allows. Its figures are those of JDK 17 and 1 % more; lower them after
 * every improvement.
 *
 * <p>This module's tests run without the optimizing compiler (see the {@code argLine} of its POM). How much of what the code allocates that
 * compiler leaves out depends on the order in which it happens to compile; without it a game allocates the same in every run, once it has
 * been played before.
 */
class BytesPerDecisionTest {
    private static final int DECISIONS = 10_000;

    @ParameterizedTest
    @CsvFileSource(resources = "/bytes-per-decision.csv", numLinesToSkip = 1)
    void aDecisionAllocatesNoMoreThanItMay(Plays game, double most) {
        bytesPerDecision(game); // classes are loaded and lambdas linked the first time
        assertThat(bytesPerDecision(game))
                .as("bytes a decision: %s", game.title())
                .isLessThanOrEqualTo(most);
    }

    private static double bytesPerDecision(Plays game) {
        return Measurement.of(game.begin(), DECISIONS).bytesPerDecision();
    }
}
