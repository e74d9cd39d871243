package io.github.terrene.kernel.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Heaps.Stones;
import io.github.terrene.kernel.engine.Heaps.Take;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class ListingTest {
    private static final Seat A = Seat.of(0);
    private static final Heaps HEAPS = new Heaps(Array.of(4), A);

    /** Of these, the rule permits all but the third: it would leave a single stone. */
    private static final Array<Stones> STONES = Array.of(1, 2, 3, 4).map(number -> new Stones(0, 4, number));

    private static Listing<Stones> listing() {
        return new Listing<>(new ActionRule<?, ?, ?, ?>[] {new Heaps.TakeRule()}, HEAPS, A, false);
    }

    private static Take take(int number) {
        return new Take(A, 0, number);
    }

    @Test
    void listsThosePermittedOfAllThatAreOffered() {
        Listing<Stones> all = listing();
        all.offerAll(STONES);
        assertThat(all.made().toJavaList())
                .isEqualTo(Array.of(take(1), take(2), take(4)).toJavaList());

        Listing<Stones> none = listing();
        none.offerAll(Array.empty());
        assertThat(none.size()).isZero();
    }

    @Test
    void offersFromAPlaceOn() {
        Listing<Stones> later = listing();
        later.offerFrom(1, STONES);
        assertThat(later.made().toJavaList())
                .isEqualTo(Array.of(take(2), take(4)).toJavaList());
    }
}
