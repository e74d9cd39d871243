package io.github.terrene.table;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Players;
import io.github.terrene.session.Clock;
import io.github.terrene.session.TimeControl;
import io.vavr.collection.HashMap;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** A bot thinks for a share of its clock. */
class ThinkingTimeTest {
    private static final long MILLI = 1_000_000;

    private static ThinkingTime time(TimeControl control, Option<Long> left) {
        return new ThinkingTime(HashMap.of(Players.SOUTH, new Clock(left, Option.some(1_000L))), control, 1_200);
    }

    @Test
    void withoutALimitItThinksAsLongAsItLikes() {
        assertThat(time(TimeControl.NONE, Option.none()).nanos(Players.SOUTH, 3))
                .isEqualTo(Long.MAX_VALUE);
        assertThat(time(TimeControl.NONE, Option.none()).pause(Players.SOUTH)).isEqualTo(Long.MAX_VALUE);
    }

    @Test
    void ofTheTimeForADecisionItTakesAQuarterOfWhatIsLeft() {
        assertThat(time(TimeControl.perDecision(1_000), Option.none()).nanos(Players.SOUTH, 1))
                .isEqualTo(200 * MILLI);
        assertThat(time(TimeControl.perDecision(1_000), Option.none()).pause(Players.SOUTH))
                .isEqualTo(200);
    }

    @Test
    void ifOthersWaitTheyShareTheTime() {
        assertThat(time(TimeControl.perDecision(1_000), Option.none()).nanos(Players.SOUTH, 4))
                .isEqualTo(50 * MILLI);
    }

    @Test
    void ofTheMainTimeItTakesAFortiethAndHalfOfWhatIsAdded() {
        assertThat(time(TimeControl.of(60_000, 500), Option.some(40_200L)).nanos(Players.SOUTH, 1))
                .isEqualTo(1_250 * MILLI);
    }

    @Test
    void ofAShortRestItNeverTakesMoreThanAQuarter() {
        assertThat(time(TimeControl.of(60_000, 5_000), Option.some(600L)).nanos(Players.SOUTH, 1))
                .isEqualTo(100 * MILLI);
        assertThat(time(TimeControl.of(60_000, 0), Option.some(200L)).nanos(Players.SOUTH, 1))
                .isEqualTo(1);
    }
}
