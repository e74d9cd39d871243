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
    void ranksTheWinnersBeforeTheLosers() {
        Outcome outcome = new Outcome(Array.of(Seat.of(0), Seat.of(2)), "X-1");
        assertThat(outcome.losers(Seat.first(4))).containsExactly(Seat.of(1), Seat.of(3));
        assertThat(outcome.ranks(Seat.first(4)))
                .containsExactly(Array.of(Seat.of(0), Seat.of(2)), Array.of(Seat.of(1), Seat.of(3)));
        assertThat(outcome.ranks(Array.of(Seat.of(0), Seat.of(2)))).containsExactly(Array.of(Seat.of(0), Seat.of(2)));
    }

    @Test
    void nobodyLosesAndAllShareARankIfNobodyWon() {
        Outcome drawn = new Outcome(Array.empty(), "X-1");
        assertThat(drawn.losers(Seat.first(2))).isEmpty();
        assertThat(drawn.ranks(Seat.first(2))).containsExactly(Seat.first(2));
    }

    @Test
    void isDrawnIfNobodyWon() {
        assertThat(new Outcome(Array.empty(), "X-1").drawn()).isTrue();
    }
}
