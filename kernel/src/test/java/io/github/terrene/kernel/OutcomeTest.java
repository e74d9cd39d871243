package io.github.terrene.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class OutcomeTest {

    @Test
    void saysWhoWon() {
        Outcome outcome = new Outcome(Array.of(Seat.of(0), Seat.of(2)), "X-1");
        assertThat(outcome.drawn()).isFalse();
        assertThat(outcome.wonBy(Seat.of(2))).isTrue();
        assertThat(outcome.wonBy(Seat.of(1))).isFalse();
    }

    @Test
    void isDrawnIfNobodyWon() {
        assertThat(new Outcome(Array.empty(), "X-1").drawn()).isTrue();
    }
}
