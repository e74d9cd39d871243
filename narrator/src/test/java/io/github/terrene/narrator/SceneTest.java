package io.github.terrene.narrator;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

class SceneTest {
    /** A table on which nothing is asked. */
    private record Quiet(Seat seat) implements Shown<String> {
        @Override
        public Option<Asked<String, ?>> asked() {
            return Option.none();
        }

        @Override
        public Array<?> due() {
            return Array.empty();
        }
    }

    @Test
    void whatIsGoneLaterIsStillThereAndWhatIsShownIsShownLast() {
        Things early = ThingsTest.coins(1, 2);
        Things late = ThingsTest.coins(2, 3);
        Scene<String> both = new Scene<>(() -> early, new Quiet(Players.SOUTH))
                .and(new Scene<>(() -> late, new Quiet(Players.NORTH)));
        assertThat(both.things().byNumber().keySet()).containsExactly(1L, 2L, 3L);
        assertThat(both.shown().seat()).isEqualTo(Players.NORTH);
    }

    /** Much is told without them, and they are many. */
    @Test
    void thingsAreLookedForOnlyWhenSomethingAsksForThem() {
        Scene<String> later = new Scene<>(
                () -> {
                    throw new AssertionError("looked for");
                },
                new Quiet(Players.SOUTH));
        assertThat(new Scene<>(() -> new Things(TreeMap.empty()), new Quiet(Players.NORTH))
                        .and(later)
                        .shown())
                .isEqualTo(later.shown());
    }
}
