package io.github.terrene.bots.arena.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Ratings from results. */
class RatingsTest {
    private static final Array<String> TWO = Array.of("a", "b");

    /**
     * With strengths t and -t the slope is 0 where 3000 = 4000 s(2t) + s(t) - 1/2, s being the logistic function: by hand t = 0.549217. The
     * information is the matrix (x + y, -y; -y, x + y) with x = s(t) s(-t) and y = 4000 s(2t) s(-2t); half the difference has the variance
     * 1 / (2 x + 4 y) = 1 / 3000.73.
     */
    @Test
    void twoPlayersAreAsTheyAreByHand() {
        Array<Rating> ratings = Ratings.of(TWO, Array.of(new Score(0, 1, 3000, 4000)));
        double elo = 400 / Math.log(10);
        assertThat(ratings.get(0).elo()).isCloseTo(0.549217 * elo, within(0.01));
        assertThat(ratings.get(1).elo()).isCloseTo(-0.549217 * elo, within(0.01));
        assertThat(ratings.get(0).margin()).isCloseTo(1.96 * elo / Math.sqrt(3000.73), within(0.01));
    }

    @Test
    void whoHasWonEverythingHasARatingToo() {
        Array<Rating> ratings = Ratings.of(TWO, Array.of(new Score(0, 1, 1000, 1000)));
        assertThat(ratings.get(0).elo()).isBetween(300.0, 1500.0);
        assertThat(ratings.get(0).margin()).isBetween(50.0, 1000.0);
    }

    @Test
    void equalsAreEqualAndNobodyIsFarFromNobody() {
        assertThat(Ratings.of(TWO, Array.of(new Score(0, 1, 50, 100))).map(Rating::elo))
                .containsExactly(0.0, 0.0);
        assertThat(Ratings.of(Array.of("alone"), Array.empty()).map(Rating::elo))
                .containsExactly(0.0);
    }

    @Test
    void nineteenOfTwentyIntervalsHaveTheTruth() {
        double[] truth = {-200, -50, 50, 200};
        int studies = 300;
        int[] inside = new int[truth.length];
        for (int study = 0; study < studies; study++) {
            Array<Rating> ratings = Ratings.of(
                    Array.of("a", "b", "c", "d"), played(truth, Rng.of(study).dice()));
            for (int i = 0; i < truth.length; i++) {
                inside[i] += Math.abs(ratings.get(i).elo() - truth[i])
                                <= ratings.get(i).margin()
                        ? 1
                        : 0;
            }
        }
        for (int count : inside) {
            assertThat(count / (double) studies).isBetween(0.92, 0.98);
        }
    }

    private static Array<Score> played(double[] truth, Dice dice) {
        return Array.range(0, truth.length)
                .flatMap(one -> Array.range(one + 1, truth.length).map(other -> {
                    double share = 1 / (1 + Math.pow(10, (truth[other] - truth[one]) / 400));
                    int won = 0;
                    for (int game = 0; game < 100; game++) {
                        won += dice.below(1_000_000) < share * 1_000_000 ? 1 : 0;
                    }
                    return new Score(one, other, won, 100);
                }));
    }
}
