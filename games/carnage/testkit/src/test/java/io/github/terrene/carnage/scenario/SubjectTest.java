package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.Words.monster;
import static io.github.terrene.carnage.scenario.Cards.ASH_SMITH;
import static io.github.terrene.carnage.scenario.Cards.BOG_MAW;
import static io.github.terrene.carnage.scenario.Cards.REEF_BARD;
import static io.github.terrene.carnage.scenario.Cards.STONE_NURSE;
import static io.github.terrene.carnage.starter.StarterElements.WATER;
import static io.github.terrene.kernel.Players.NORTH;
import static io.github.terrene.kernel.Players.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.earth;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static io.github.terrene.testkit.carnage.scenario.Scene.water;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.starter.AirCards;
import io.github.terrene.carnage.starter.EarthCards;
import io.github.terrene.carnage.starter.WaterCards;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.junit.jupiter.api.Test;

/** Both players see which card a question is about. */
class SubjectTest {
    private static void isAbout(Scene scene, String prompt, Card card) {
        scene.awaits(prompt);
        for (Seat seat : new Seat[] {SOUTH, NORTH}) {
            assertThat(scene.seenBy(seat).subject()).isEqualTo(Option.some(card));
        }
    }

    @Test
    @Rule({"CG-12.3", "CG-12.8"})
    void aDiscardIsAboutTheCardWhoseTextDemandsIt() {
        Scene scene = Scene.table().hand(SOUTH, AirCards.WHISTLING_GAP).hand(NORTH, ASH_SMITH, BOG_MAW);
        isAbout(scene.places(AirCards.WHISTLING_GAP), "North: discard", AirCards.WHISTLING_GAP);
    }

    @Test
    @Rule("CG-12.7")
    void aDrawIsAboutTheCardWhosePowerGivesIt() {
        Scene scene = Scene.table().put(SOUTH, 1, WaterCards.HARBOUR_JUDGE).uses(1);
        isAbout(scene, "South: draw", WaterCards.HARBOUR_JUDGE);
    }

    @Test
    @Rule({"CG-6.4", "CG-12.3"})
    void aLookIsAboutTheCardThatAllowsIt() {
        Scene scene = Scene.table().hand(SOUTH, WaterCards.MIRROR_POOL).places(WaterCards.MIRROR_POOL);
        isAbout(scene, "South: elements", WaterCards.MIRROR_POOL);
    }

    @Test
    @Rule("CG-6.5")
    void aChoiceIsAboutTheCardWhoseEffectAsks() {
        Scene scene = Scene.table()
                .put(SOUTH, 1, EarthCards.GRAVE_GARDENER)
                .discarded(SOUTH, ASH_SMITH, REEF_BARD)
                .uses(1);
        isAbout(scene, "South: card", EarthCards.GRAVE_GARDENER);
    }

    @Test
    @Rule("CG-9.3")
    void aLossIsAboutTheBeatenLegend() {
        Scene scene = Scene.table()
                .company(SOUTH, REEF_BARD, ASH_SMITH)
                .company(NORTH, STONE_NURSE)
                .elements(SOUTH, air(1), air(2), air(3), air(5))
                .elements(NORTH, earth(1), earth(2), earth(3), earth(8))
                .attacks(1, 2, 0)
                .blocks(NORTH, 1, 0, 0)
                .lays(SOUTH, air(1), air(2), air(3))
                .lays(NORTH, earth(8), earth(1), earth(2));
        isAbout(scene, "South: keep", REEF_BARD);
    }

    /** It is the last loss: no other is left to be settled. */
    @Test
    @Rule({"CG-9.1", "CG-12.13"})
    void aDrawIsAboutTheBeatenMonsterWhoseTextGivesIt() {
        Card wight = monster("Wight", WATER, 1)
                .value(WATER, 1)
                .whenBeaten(Words.draw(Words.OWN, 1))
                .build();
        Scene scene = Scene.table()
                .nest(SOUTH, BOG_MAW, BOG_MAW)
                .hand(SOUTH, wight)
                .company(NORTH, REEF_BARD)
                .elements(NORTH, water(8), earth(1), earth(2), earth(3))
                .places(wight)
                .orders(SOUTH, 3, 1, 2)
                .blocks(NORTH, Array.of(1, 0, 0), fire(1), fire(2), fire(3))
                .lays(NORTH, water(8), earth(1), earth(2));
        isAbout(scene, "South: draw", wight);
    }

    @Test
    @Rule({"CG-5.3", "CG-6.4"})
    void whatATurnAsksIsAboutNoCard() {
        Scene drawing = Scene.table().passesSword().awaits("North: draw");
        assertThat(drawing.seenBy(NORTH).subject()).isEmpty();
        Scene meditating = Scene.table().meditates().awaits("South: elements");
        assertThat(meditating.seenBy(SOUTH).subject()).isEmpty();
    }
}
