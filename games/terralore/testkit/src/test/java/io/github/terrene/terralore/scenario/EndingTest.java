package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.NORTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_E;
import static io.github.terrene.testkit.terralore.scenario.Scene.SOUTH_W;
import static io.github.terrene.testkit.terralore.scenario.Scene.card;
import static io.github.terrene.testkit.terralore.scenario.Scene.plain;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.action.Action.Concede;
import io.github.terrene.terralore.action.Action.HandIn;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.event.CastlesDamaged;
import io.github.terrene.terralore.event.LanesCounted;
import io.github.terrene.terralore.event.LanesCounted.LaneTotal;
import io.github.terrene.terralore.game.Terralore;
import io.github.terrene.terralore.law.Workshop;
import io.github.terrene.terralore.setup.GameConfig;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.starter.DarknessCards;
import io.github.terrene.terralore.starter.ReadyDecks;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.terralore.view.View;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Section 10, Counting, and section 11, ending. */
class EndingTest {
    @Test
    @Rule({"TL-10.4", "TL-10.3"})
    void theExcessOfADefendingLaneDamagesNobody() {
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, plain("Wall", 5))
                .field(NORTH_W, plain("Ram", 2))
                .field(NORTH_E, plain("Dam", 4))
                .counting();
        assertThat(scene.castle(SOUTH)).isEqualTo(9);
        assertThat(scene.castle(NORTH)).isEqualTo(10);
        scene.awaitsPlans(3);
    }

    /** Preventing combat damage through a lane does not keep other damage from the castle. */
    @Test
    @Rule({"TL-10.8", "TL-10.5"})
    void damageByAnEffectDoesNotGoThroughALane() {
        Card gate = creature("Gate")
                .points(0)
                .continuous(whilst(castleNotAhead(), shelter()))
                .build();
        Card drum =
                creature("Drum").points(5).atCounting(damageCastle(ENEMY, 1)).build();
        Scene scene = Scene.table()
                .southTrails()
                .field(SOUTH_W, gate)
                .field(NORTH_W, drum)
                .counting();
        assertThat(scene.castle(SOUTH)).as("5 do not come through, 1 does").isEqualTo(8);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-10.2", "TL-10.7", "TL-10.6", "TL-7.4"})
    void theWorkedExample() {
        Card bannerman = creature("Bannerman")
                .points(4)
                .continuous(strengthen(creatures(OWN, HERE), 1))
                .build();
        Scene scene = Scene.table()
                .field(SOUTH_W, plain("Two", 2), plain("Three", 3))
                .field(SOUTH_E, bannerman, plain("Four", 4))
                .field(NORTH_W, plain("Six", 6))
                .field(NORTH_E, plain("III", 3), plain("I", 1), plain("Unit", 1))
                .counting();
        assertThat(scene.castle(SOUTH)).isEqualTo(9);
        assertThat(scene.castle(NORTH)).isEqualTo(6);
        LanesCounted counted = (LanesCounted)
                scene.events().find(LanesCounted.class::isInstance).get();
        assertThat(counted.clashes()
                        .flatMap(clash -> Array.of(clash.attack(), clash.defence()))
                        .map(LaneTotal::total))
                .containsExactly(6, 5, 9, 5);
        scene.awaitsPlans(3).plan(SOUTH).plan(NORTH);
        assertThat(scene.game().table().leader()).isEqualTo(NORTH);
        assertThat(scene.castle(NORTH)).as("what stays is counted again").isEqualTo(2);
        scene.awaitsPlans(4);
    }

    @Test
    @Rule({"TL-10.5", "TL-11.1", "TL-11.4"})
    void bothCastlesTakeTheirDamageAtTheSameMoment() {
        Scene scene = Scene.table()
                .castles(1, 1)
                .field(SOUTH_E, plain("Lance", 2))
                .field(NORTH_W, plain("Ram", 3))
                .counting();
        assertThat(scene.events().filter(CastlesDamaged.class::isInstance)).hasSize(1);
        scene.won("TL-11.5", NORTH);
    }

    @Test
    @Rule("TL-11.4")
    void aPlayerWhoRanOutAndOneWhoseCastleFellLoseAtTheSameCheck() {
        Card fatal =
                skill("Fatal").onReveal(draw(OWN, 1), damageCastle(ENEMY, 5)).build();
        Scene.table().castles(3, 5).deck(SOUTH, 0).reveals(fatal, SOUTH_W).won("TL-11.5", SOUTH);
    }

    @Test
    @Rule({"TL-11.5", "TL-11.6"})
    void fieldPointsAreCurrentPointsWithoutChangesToTotals() {
        Card late = skill("Late")
                .onReveal(changePoints(target(creatures(OWN, ANYWHERE)), number(2), THIS_TURN), draw(ANY, 9))
                .build();
        Scene.table()
                .field(SOUTH_W, plain("Three", 3))
                .field(NORTH_E, plain("Four", 4))
                .total(NORTH_E, 9)
                .reveals(late, SOUTH_W)
                .won("TL-11.5", SOUTH);
    }

    @Test
    @Rule("TL-11.8")
    void concedingInASealedChoiceIsSealedAndNothingElseIsCarriedOut() {
        Card coin = plain("Coin", 1);
        Scene scene = Scene.table().hand(NORTH, coin).planning();
        View before = scene.seenBy(NORTH);
        scene.concedes(SOUTH).awaits("North: plan");
        assertThat(scene.latest()).isEmpty();
        assertThat(scene.seenBy(NORTH)).isEqualTo(before);
        assertThat(scene.whyNot(new HandIn(SOUTH)).map(Rejection::key)).containsExactly("TL-6.10/handed-in");
        scene.plan(NORTH, card(coin, NORTH_W));
        assertThat(scene.hand(NORTH)).containsExactly("Coin");
        scene.won("TL-11.8", NORTH);
        Scene.table().planning().concedes(NORTH).concedes(SOUTH).won("TL-11.8");
    }

    @Test
    @Rule("TL-11.8")
    void concedingInAnyOtherDecisionEndsTheGameAtOnce() {
        Scene scene = Scene.table()
                .field(NORTH_W, plain("A", 1), plain("B", 1))
                .reveals(DarknessCards.SNUFF_OUT, SOUTH_W, plain("X", 1), plain("Y", 1))
                .awaits("South: target");
        scene.concedes(SOUTH).won("TL-11.8", NORTH);
        assertThat(scene.whyNot(new Concede(NORTH)).map(Rejection::key)).containsExactly("TL-11.3/over");
    }

    @Test
    @Rule({"TL-11.9", "TL-4.5", "TL-9.6"})
    void theGameEndsAfterTheEndOfTurnEffectsOfTheLastTurnBeforeChangesExpire() {
        Scene scene = Scene.table()
                .turn(4)
                .options(Options.standard().withTurnLimit(4))
                .field(SOUTH_W, Workshop.ALTAR, plain("One", 1))
                .castles(8, 9)
                .field(NORTH_E, plain("One too", 1))
                .counting();
        assertThat(scene.castle(SOUTH)).isEqualTo(9);
        scene.won("TL-11.9", SOUTH);
    }

    @Test
    @Rule({"TL-11.2", "TL-5.3", "TL-11.10"})
    void withoutExtraDrawsBothDecksRunOutTogetherInTurnTen() {
        Terralore rules = Terralore.of(StarterSet.catalogue());
        Scene scene = Scene.of(
                rules, GameConfig.of(Options.standard(), ReadyDecks.TIDE_AND_THORN, ReadyDecks.ROOT_AND_RAMPART), 1);
        for (int turn = 1; turn <= 9; turn++) {
            scene.awaitsPlans(turn).plan(SOUTH).plan(NORTH);
        }
        assertThat(scene.events().filter(LanesCounted.class::isInstance)).hasSize(9);
        assertThat(scene.game().table().turn()).isEqualTo(10);
        scene.won("TL-11.5");
    }
}
