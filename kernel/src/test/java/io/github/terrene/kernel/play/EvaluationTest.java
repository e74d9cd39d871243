package io.github.terrene.kernel.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import io.github.terrene.kernel.Seat;
import org.junit.jupiter.api.Test;

/** How good a state looks. */
class EvaluationTest {
    private static final Seat SEAT = Seat.of(0);

    @Test
    void howFarIsPlayedOnBeforeItIsAskedCanBeSaid() {
        Evaluation<Integer> ahead = (points, seat) -> Evaluation.share(points, 3);
        Evaluation<Integer> sooner = Evaluation.after(4, ahead);
        assertThat(ahead.horizon()).isEqualTo(Evaluation.USUAL_HORIZON);
        assertThat(sooner.horizon()).isEqualTo(4);
        assertThat(sooner.share(3, SEAT)).isEqualTo(ahead.share(3, SEAT));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Evaluation.after(-1, ahead))
                .withMessageContaining("-1");
    }

    @Test
    void theSharesOfTwoSidesAddUpToAVictory() {
        assertThat(Evaluation.share(0, 3)).isEqualTo(0.5);
        assertThat(Evaluation.share(3, 3)).isCloseTo(0.73, within(0.005));
        for (int points = -20; points <= 20; points++) {
            assertThat(Evaluation.share(points, 3) + Evaluation.share(-points, 3))
                    .isCloseTo(1, within(1e-12));
        }
    }
}
