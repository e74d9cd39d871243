package io.github.terrene.carnage.scenario;

import static io.github.terrene.carnage.scenario.Cards.*;
import static io.github.terrene.testkit.carnage.scenario.Scene.NORTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.carnage.scenario.Scene.air;
import static io.github.terrene.testkit.carnage.scenario.Scene.earth;
import static io.github.terrene.testkit.carnage.scenario.Scene.fire;
import static io.github.terrene.testkit.carnage.scenario.Scene.water;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.carnage.action.Action.Attack;
import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.action.Action.KeepLegend;
import io.github.terrene.carnage.action.Action.KeepRelic;
import io.github.terrene.carnage.action.Action.Place;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.event.ElementsDrawn;
import io.github.terrene.carnage.event.Paid;
import io.github.terrene.carnage.event.SwordDrawn;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.carnage.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** S1 to S10 of section 17 of the rules; A is South, D is North. */
class NumberedScenarioTest {
    private static final Array<Card> LEGENDS = Array.of(STORM_QUEEN, OLD_KING, CINDER_WARDEN, REEF_BARD, ASH_SMITH);
    private static final Array<Card> DRAWN = LEGENDS.appendAll(Array.of(SPARK_LENS, TIDE_RING, CLAY_CUP));

    private static KeepLegend keep(Card legend) {
        return new KeepLegend(SOUTH, legend.id());
    }

    @Test
    @Rule({"CG-4.1", "CG-4.2", "CG-4.3"})
    void s1TheDraft() {
        Scene scene =
                Scene.table().drafting(DRAWN, DRAWN).does(keep(STORM_QUEEN)).does(keep(OLD_KING));
        scene.refusesSaying(keep(REEF_BARD), "they would be worth 11 shards in all, more than 10 (CG-4.1/worth)");
        scene.does(keep(ASH_SMITH)).awaits("South: draft", "North: draft");
        Scene four = Scene.table()
                .drafting(DRAWN, DRAWN)
                .does(keep(CINDER_WARDEN))
                .does(keep(REEF_BARD))
                .does(keep(ASH_SMITH));
        four.refuses(keep(OLD_KING), "CG-4.11/order").awaits("South: draft", "North: draft");
        Scene relics = Scene.table()
                .drafting(DRAWN, DRAWN)
                .keepsLegends(SOUTH, CINDER_WARDEN, ASH_SMITH)
                .keepsRelic(SOUTH, SPARK_LENS, 2)
                .keepsRelic(SOUTH, TIDE_RING, 1);
        relics.refuses(new KeepRelic(SOUTH, CLAY_CUP.id(), 1), "CG-4.3/has-relic")
                .refuses(new KeepRelic(SOUTH, CLAY_CUP.id(), 2), "CG-4.3/has-relic")
                .refuses(new KeepRelic(SOUTH, CLAY_CUP.id(), 3), "CG-4.3/no-legend")
                .awaits("South: draft", "North: draft");
    }

    @Test
    @Rule("CG-4.1")
    void s1NoFourthLegend() {
        Array<Card> small = Array.of(ASH_SMITH, REEF_BARD, GALE_FOX, STONE_NURSE, SPARK_LENS);
        Scene scene = Scene.table()
                .drafting(small, DRAWN)
                .does(keep(ASH_SMITH))
                .does(keep(REEF_BARD))
                .does(keep(GALE_FOX));
        scene.refusesSaying(keep(STONE_NURSE), "no more than three are kept (CG-4.1/three-kept)")
                .awaits("South: draft", "North: draft");
    }

    @Test
    @Rule("CG-4.9")
    void s2SwordOrDiamond() {
        Scene scene = Scene.table()
                .drafting(DRAWN, DRAWN)
                .keepsLegends(SOUTH, CINDER_WARDEN)
                .endsDraft(SOUTH)
                .keepsLegends(NORTH, CINDER_WARDEN)
                .endsDraft(NORTH)
                .elements(SOUTH, fire(5))
                .elements(NORTH, earth(5));
        DeckKind[] four = {DeckKind.COMPANION, DeckKind.COMPANION, DeckKind.ADVENTURE, DeckKind.ADVENTURE};
        scene.draws(SOUTH, DeckKind.ADVENTURE).draws(SOUTH, four).draws(NORTH, four);
        scene.does(
                new Choose(NORTH, new OwnChoice.From(DeckKind.COMPANION)),
                events -> events.filter(SwordDrawn.class::isInstance)
                        .map(SwordDrawn.class::cast)
                        .map(drawn ->
                                Array.of(drawn.south().number(), drawn.north().number()))
                        .equals(Array.of(Array.of(5, 5), Array.of(8, 3))));
        scene.awaits("South: sword");
        assertThat(scene.elements(SOUTH)).hasSize(20);
        assertThat(scene.elements(NORTH)).hasSize(20);
    }

    @Test
    @Rule({"CG-5.2", "CG-5.3", "CG-5.4"})
    void s3StartOfTheTurn() {
        Scene scene = Scene.table()
                .sword(NORTH)
                .hand(SOUTH, HEARTH, SPRING, QUARRY)
                .shards(NORTH, 3)
                .passesSword()
                .awaits("South: draw");
        assertThat(scene.shards(NORTH)).isEqualTo(4);
        assertThat(scene.ap(SOUTH)).isZero();
        scene.draws(SOUTH, DeckKind.COMPANION, DeckKind.ADVENTURE).awaits("South: action");
        assertThat(scene.hand(SOUTH)).containsExactlyInAnyOrder("Hearth", "Spring", "Quarry", "Extra 0", "Place 0");
        assertThat(scene.ap(SOUTH)).isEqualTo(3);
    }

    @Test
    @Rule("CG-6.3")
    void s4Burning() {
        Scene scene = Scene.table()
                .hand(SOUTH, CINDER_WARDEN, TIDE_RING, FORGE)
                .realm(SOUTH, HEARTH)
                .burns(CINDER_WARDEN, TIDE_RING, FORGE)
                .awaits("South: action");
        assertThat(scene.shards(SOUTH)).isEqualTo(3 + 5);
        assertThat(scene.ap(SOUTH)).isEqualTo(2);
        assertThat(scene.discarded(SOUTH)).containsExactly("Cinder Warden", "Tide Ring", "Forge");
    }

    @Test
    @Rule({"CG-6.2", "CG-6.7", "CG-6.8"})
    void s5Prices() {
        Scene scene = Scene.table()
                .shards(SOUTH, 2)
                .hand(SOUTH, HEARTH, FORGE, SMOKE_DRAKE, ASH_SMITH)
                .places(HEARTH);
        assertThat(scene.shards(SOUTH)).isEqualTo(1);
        scene.places(FORGE);
        assertThat(scene.shards(SOUTH)).isEqualTo(1);
        scene.allows(new Place(SOUTH, SMOKE_DRAKE.id())).adds(ASH_SMITH, 1).awaits("North: draw");
        assertThat(scene.events(Paid.class))
                .containsExactly(new Paid(SOUTH, 1, 1), new Paid(SOUTH, 1, 0), new Paid(SOUTH, 1, 0));
    }

    @Test
    @Rule({"CG-6.1", "CG-7.1"})
    void s6AttackRefused() {
        Scene.table()
                .company(SOUTH, CINDER_WARDEN)
                .refusesSaying(new Attack(SOUTH), "an attack needs at least two Legends (CG-7.1/few-legends)")
                .awaits("South: action");
        Scene.table()
                .company(SOUTH, CINDER_WARDEN, ASH_SMITH)
                .ap(SOUTH, 1)
                .refusesSaying(new Attack(SOUTH), "it costs 2 AP, you have 1 (CG-6.1/few-ap)")
                .awaits("South: action");
    }

    @Test
    @Rule({"CG-7.6", "CG-9.5", "CG-9.6"})
    void s7AttackLetPass() {
        Scene scene = Scene.table()
                .realm(SOUTH, HEARTH, FORGE)
                .shards(SOUTH, 1)
                .hand(SOUTH, CINDER_WARDEN)
                .company(SOUTH, ASH_SMITH)
                .company(NORTH, GALE_FOX)
                .adds(CINDER_WARDEN, 2);
        assertThat(scene.shards(SOUTH)).isZero();
        scene.attacks(2, 1, 0).letsPass(NORTH).awaits("South: ascend");
        scene.allows(new Choose(SOUTH, new OwnChoice.Nothing()))
                .ascends(SOUTH, 2)
                .never(ElementsDrawn.class);
        assertThat(scene.vp(SOUTH)).isEqualTo(3);
        assertThat(scene.pantheon(SOUTH)).containsExactly("Cinder Warden");
        scene.awaits("North: draw");
    }

    @Test
    @Rule({"CG-8.6", "CG-8.7", "CG-8.8", "CG-8.9", "CG-8.10", "CG-9.5", "CG-9.6"})
    void s8ADuelWon() {
        Scene scene = Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD, GALE_FOX)
                .company(NORTH, ASH_SMITH, STONE_NURSE)
                .elements(SOUTH, fire(3), water(8), air(2), air(1))
                .elements(NORTH, fire(5), earth(5), water(1), air(1))
                .attacks(1, 2, 3)
                .blocks(NORTH, 1, 2, 0)
                .lays(SOUTH, fire(3), water(8), air(2))
                .lays(NORTH, fire(5), earth(5), water(1))
                .awaits("North: keep");
        assertThat(scene.rounds()).containsExactly("7 to 7", "11 to 8", "5 to 0");
        scene.keeps(NORTH)
                .awaits("South: ascend")
                .refuses(new Choose(SOUTH, new OwnChoice.Nothing()), "CG-9.6/no-ascension")
                .ascends(SOUTH, 3)
                .awaits("South: action");
        assertThat(scene.vp(SOUTH)).isEqualTo(2);
    }

    private static Scene warden(ElementCard first) {
        return Scene.table()
                .pillars(SOUTH, 1)
                .company(SOUTH, CINDER_WARDEN, GALE_FOX)
                .company(NORTH, STONE_NURSE)
                .elements(SOUTH, first, earth(1), air(1), air(8))
                .elements(NORTH, earth(1), earth(2), earth(3), earth(5))
                .attacks(1, 2, 0)
                .blocks(NORTH, 0, 1, 0)
                .lays(SOUTH, first, earth(1), air(1))
                .lays(NORTH, earth(1), earth(2), earth(3));
    }

    @Test
    @Rule("CG-8.6")
    void s9AForeignElement() {
        assertThat(warden(water(8)).rounds().head()).isEqualTo("8 to 0");
        assertThat(warden(fire(2)).rounds().head()).isEqualTo("7 to 0");
    }

    @Test
    @Rule({"CG-8.8", "CG-8.10", "CG-9.1"})
    void s10EqualRounds() {
        Scene scene = Scene.table()
                .company(SOUTH, CINDER_WARDEN, REEF_BARD, GALE_FOX)
                .company(NORTH, ASH_SMITH, STONE_NURSE, STORM_QUEEN)
                .elements(SOUTH, fire(3), earth(1), water(3), air(1))
                .elements(NORTH, fire(1), water(8), water(1), air(1))
                .attacks(1, 2, 3)
                .blocks(NORTH, 1, 2, 3)
                .lays(SOUTH, fire(3), earth(1), water(3))
                .lays(NORTH, fire(1), water(8), water(1))
                .awaits("South: keep");
        assertThat(scene.rounds()).containsExactly("7 to 3", "4 to 11", "6 to 6");
        scene.loses(SOUTH).awaits("North: keep").loses(NORTH).awaits("South: action");
        assertThat(scene.vp(SOUTH)).isZero();
        assertThat(scene.discarded(SOUTH)).containsExactly("Reef Bard");
        assertThat(scene.discarded(NORTH)).containsExactly("Ash Smith");
    }
}
