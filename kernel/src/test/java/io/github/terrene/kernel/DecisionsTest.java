package io.github.terrene.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class DecisionsTest {
    private static final Decisions BLOCKS = Decisions.about("block");
    private static final Seat A = Seat.of(0);
    private static final Seat C = Seat.of(2);

    private static Decision block(Seat seat) {
        return new Decision(seat, "block");
    }

    @Test
    void oneSeatDecidesAlone() {
        assertThat(BLOCKS.of(C)).containsExactly(block(C)).isSameAs(BLOCKS.of(C));
        assertThat(BLOCKS.of(Array.of(C))).isSameAs(BLOCKS.of(C));
    }

    @Test
    void theFirstSeatsDecideTogether() {
        assertThat(BLOCKS.of(Seat.first(2)))
                .containsExactly(block(A), block(Seat.of(1)))
                .isSameAs(BLOCKS.of(Seat.first(2)));
        assertThat(BLOCKS.of(Seat.first(0))).isEmpty();
        assertThat(BLOCKS.of(Seat.first(Seat.MOST))).hasSize(Seat.MOST);
    }

    @Test
    void anySeatsDecideInTheOrderGiven() {
        assertThat(BLOCKS.of(Array.of(C, A))).containsExactly(block(C), block(A));
    }
}
