package io.github.terrene.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class CardPoolTest {

    @Test
    void knowsTheCardsOfItsSeats() {
        CardPool pool = new CardPool(Array.of(Array.of("zane"), Array.of("otto", "otto")));
        assertThat(pool.knownTo(Seat.of(1)).of(Seat.of(0))).isEmpty();
        assertThat(pool.knownTo(Seat.of(1)).of(Seat.of(1))).containsExactly("otto", "otto");
        assertThat(pool.of(Seat.of(0))).containsExactly("zane");
        assertThat(pool.of(Seat.of(1))).containsExactly("otto", "otto");
        assertThat(pool.of(Seat.of(2))).isEmpty();
    }

    @Test
    void whatSomebodyRemembersIsForNobodyElse() {
        CardPool pool = new CardPool(Array.of(Array.of("zane"), Array.of("otto")))
                .with(Knowledge.NONE.handGains(Seat.of(1), "otto"));
        assertThat(pool.knownTo(Seat.of(0))).isEqualTo(new CardPool(Array.of(Array.of("zane"), Array.empty())));
    }
}
