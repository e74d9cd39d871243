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
    void whatIsKnownOfAHandIsThereUntilItMayHaveLeft() {
        Seat seat = Seat.of(1);
        CardPool pool = CardPool.UNKNOWN.handGains(seat, Array.of("otto", "zane", "otto"));
        assertThat(pool.inHand(seat)).containsExactly("otto", "zane", "otto");
        assertThat(pool.inHand(Seat.of(0))).isEmpty();
        assertThat(pool.handLoses(seat, Array.of("otto", "mia")).inHand(seat)).containsExactly("zane", "otto");
        assertThat(pool.handLoses(seat, Array.of("otto", "otto", "zane"))).isEqualTo(CardPool.UNKNOWN);
        assertThat(pool.handForgotten(seat)).isEqualTo(CardPool.UNKNOWN);
        assertThat(pool.handForgotten(Seat.of(0))).isEqualTo(pool);
        assertThat(pool.handsForgotten()).isEqualTo(CardPool.UNKNOWN);
    }

    @Test
    void whatSomebodyRemembersIsForNobodyElse() {
        CardPool pool =
                new CardPool(Array.of(Array.of("zane"), Array.of("otto"))).handGains(Seat.of(1), Array.of("otto"));
        assertThat(pool.knownTo(Seat.of(0))).isEqualTo(new CardPool(Array.of(Array.of("zane"), Array.empty())));
    }
}
