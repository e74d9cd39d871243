package io.github.terrene.kernel.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

class BallotTest {
    private static final Vote NONE = new Vote("");
    private static final Seat A = Seat.of(0);
    private static final Seat B = Seat.of(1);
    private static final Seat C = Seat.of(2);

    /** A choice of one word. */
    record Vote(String word) implements Ballot.Choice {
        @Override
        public boolean complete() {
            return !word.isEmpty();
        }
    }

    private final Ballot<Vote> empty = new Ballot<>(Array.of(NONE, NONE, NONE));

    @Test
    void itIsCompleteWhenEverybodyHasChosen() {
        Ballot<Vote> two = empty.with(C, new Vote("moon")).with(A, new Vote("sun"));
        assertThat(empty.awaited()).containsExactly(A, B, C);
        assertThat(two.awaited()).containsExactly(B);
        assertThat(two.complete()).isFalse();
        assertThat(two.with(B, new Vote("star")).complete()).isTrue();
        assertThat(two.with(B, new Vote("star")).awaited()).isEmpty();
        assertThat(two.of(C)).isEqualTo(new Vote("moon"));
    }

    @Test
    void theOrderOfChoicesIsNotKept() {
        assertThat(empty.with(A, new Vote("sun")).with(B, new Vote("moon")))
                .isEqualTo(empty.with(B, new Vote("moon")).with(A, new Vote("sun")));
    }

    @Test
    void aSeatKnowsWhetherItIsAwaitedItselfAndOfNobodyElse() {
        Ballot<Vote> two = empty.with(C, new Vote("moon")).with(A, new Vote("sun"));
        assertThat(two.awaitedAsKnownTo(A)).containsExactly(B, C);
        assertThat(two.awaitedAsKnownTo(B)).containsExactly(A, B, C);
        assertThat(two.awaitedAsKnownTo(Seat.ONLOOKER)).containsExactly(A, B, C);
    }
}
