package io.github.terrene.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class SeatTest {

    @Test
    void seatsAreLettersInOrder() {
        assertThat(Array.rangeClosed(0, 25).map(Seat::of).mkString()).isEqualTo("ABCDEFGHIJKLMNOPQRSTUVWXYZ");
        assertThat(Array.of(Seat.of(2), Seat.of(0), Seat.of(1)).sorted()).hasToString("Array(A, B, C)");
    }

    @Test
    void thereIsOneObjectForEachSeatThatEqualsEveryOther() {
        assertThat(Seat.of(3)).isSameAs(Seat.of(3)).isEqualTo(new Seat(3)).hasSameHashCodeAs(new Seat(3));
    }

    @Test
    void aSeatIsNothingElse() {
        assertThat(Seat.of(3)).isNotEqualTo(Seat.of(4)).isNotEqualTo(3).isNotEqualTo(null);
        assertThat(new Seat(7)).isEqualTo(Seat.of(7));
    }

    @Test
    void theFirstSeatsAreCountedFromA() {
        assertThat(Seat.first(0)).isEmpty();
        assertThat(Seat.first(3)).hasToString("Array(A, B, C)").isSameAs(Seat.first(3));
        assertThat(Seat.first(Seat.MOST)).hasSize(26);
        assertThatThrownBy(() -> Seat.first(27)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void theFirstAndTheLastSeatCanBeMade() {
        assertThat(new Seat(0)).isEqualTo(Seat.of(0)).hasToString("A");
        assertThat(new Seat(25)).isEqualTo(Seat.of(25)).hasToString("Z");
    }

    @Test
    void thereAreTwentySixSeats() {
        assertThatThrownBy(() -> Seat.of(-1)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> Seat.of(26))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("26");
    }
}
