package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.plain;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.view.CreatureStats;
import io.github.terrene.terralore.view.LaneStats;
import io.github.terrene.terralore.view.ShownGame;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** What counts now, as it is shown to those who know no rules. */
class ShownGameTest {
    private static final Card BANNERMAN = creature("Bannerman")
            .points(4)
            .continuous(strengthen(creatures(OWN, HERE), 1))
            .build();
    private static final Card GATE = creature("Gate")
            .points(0)
            .continuous(whilst(castleNotAhead(), shelter()))
            .build();

    private static Array<ShownGame> shown(Scene scene) {
        return Array.of(SOUTH, NORTH, Seat.ONLOOKER)
                .map(viewer -> scene.seenBy(viewer).shown());
    }

    private static CreatureStats stats(Scene scene, String name, int points) {
        return new CreatureStats(scene.standing(name).number(), points);
    }

    @Test
    @Rule({"TL-9.3", "TL-9.12", "TL-12.1"})
    void everyCreatureIsShownWithItsCurrentPointsAndNoSkill() {
        Card banner =
                skill("Banner").continuous(strengthen(creatures(OWN, HERE), 2)).build();
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, plain("Two", 2), banner)
                .field(NORTH_W, plain("Six", 6))
                .planning();
        assertThat(shown(scene).map(ShownGame::creatures))
                .containsOnly(Array.of(stats(scene, "Two", 2 + 2), stats(scene, "Six", 6)));
    }

    /** The worked example of the rules, with a change of a total. */
    @Test
    @Rule({"TL-9.13", "TL-10.3", "TL-10.7"})
    void aLaneIsShownWithWhatCountingWouldFind() {
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, plain("Two", 2), plain("Three", 3))
                .field(SOUTH_E, BANNERMAN, plain("Four", 4))
                .field(NORTH_W, plain("Six", 6))
                .field(NORTH_E, plain("III", 3), plain("I", 1), plain("Unit", 1))
                .total(NORTH_W, 3)
                .planning();
        assertThat(shown(scene).map(ShownGame::lanes))
                .containsOnly(Array.of(
                        new LaneStats(SOUTH_W, 5, 5, 6 + 3 - 5),
                        new LaneStats(SOUTH_E, 4 + 4 + 1, 9, 0),
                        new LaneStats(NORTH_E, 5, 5, 9 - 5),
                        new LaneStats(NORTH_W, 6, 6 + 3, 0)));
    }

    @Test
    @Rule({"TL-10.4", "TL-10.5"})
    void noDamageIsShownWhereItIsPreventedOrNothingIsInExcess() {
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, GATE)
                .field(NORTH_W, plain("Six", 6))
                .field(NORTH_E, plain("III", 3))
                .planning();
        assertThat(shown(scene).map(ShownGame::lanes).map(lanes -> lanes.map(LaneStats::damage)))
                .containsOnly(Array.of(0, 0, 0, 0));
    }
}
