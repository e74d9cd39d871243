package io.github.terrene.bots.arena.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import org.junit.jupiter.api.Test;

/** Intervals that hold however often one looks. */
class ConfidenceTest {
    private static final int STUDIES = 2_000;
    private static final int DEALS = 500;

    /** How many of so many studies, which look after each ten deals, were wrong once. */
    private static int wrong(int winsOfHundred) {
        int wrong = 0;
        for (int study = 0; study < STUDIES; study++) {
            Dice dice = Rng.of(7).split(winsOfHundred).split(study).dice();
            Confidence known = Confidence.NONE;
            boolean missed = false;
            for (int deal = 1; deal <= DEALS; deal++) {
                known = known.and((won(dice, winsOfHundred) + won(dice, winsOfHundred)) / 2);
                missed |= deal % 10 == 0 && known.excludes(winsOfHundred / 100.0);
            }
            wrong += missed ? 1 : 0;
        }
        return wrong;
    }

    private static double won(Dice dice, int ofHundred) {
        return dice.below(100) < ofHundred ? 1 : 0;
    }

    @Test
    void inNineteenOfTwentyStudiesTheTruthIsNeverOutside() {
        for (int share : new int[] {50, 55, 70, 90, 98}) {
            assertThat(wrong(share)).as("truth %s", share).isLessThan(STUDIES / 20);
        }
    }

    @Test
    void itIsNotWiderThanItNeedsToBe() {
        assertThat(wrong(50)).isGreaterThan(STUDIES / 200);
    }

    @Test
    void theWidthIsThatOfTheFormula() {
        Confidence known = Confidence.NONE;
        for (int i = 0; i < 200; i++) {
            known = known.and(i % 2);
        }
        double rho2 = 0.317465; // (-2 ln 0.05 + ln(1 - 2 ln 0.05)) / 25
        double spread = 200 * (50.25 / 201) * rho2 + 1;
        assertThat(known.mean()).isEqualTo(0.5);
        assertThat(known.margin())
                .isCloseTo(
                        Math.sqrt(2 * spread / (200 * 200 * rho2) * Math.log(Math.sqrt(spread) / 0.05)), within(1e-5));
    }

    @Test
    void nothingIsKnownBeforehandAndLittleAfterOneValue() {
        assertThat(Confidence.NONE.low()).isZero();
        assertThat(Confidence.NONE.high()).isEqualTo(1);
        assertThat(Confidence.NONE.and(1).excludes(0.5)).isFalse();
    }

    @Test
    void whoWinsAllOfTenDealsIsSurelyBetter() {
        Confidence known = Confidence.NONE;
        for (int i = 0; i < 10; i++) {
            known = known.and(1);
        }
        assertThat(known.excludes(0.5)).isTrue();
        assertThat(known.excludes(0.9)).isFalse();
    }
}
