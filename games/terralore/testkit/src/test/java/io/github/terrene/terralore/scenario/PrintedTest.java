package io.github.terrene.terralore.scenario;

import static io.github.terrene.terralore.Words.*;
import static io.github.terrene.testkit.terralore.scenario.Scene.COIN;
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
import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Effect;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.OwnChoice;
import io.github.terrene.terralore.event.CardsDiscarded;
import io.github.terrene.terralore.event.DiceRolled;
import io.github.terrene.terralore.setup.DoubleKnockout;
import io.github.terrene.terralore.setup.Options;
import io.github.terrene.terralore.table.CurrentStats;
import io.github.terrene.testkit.terralore.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** The scenarios S1 to S20 of the rules. */
class PrintedTest {
    private static final Card UNDERTOW = skill("Undertow")
            .cost(1)
            .onReveal(destroy(target(creatures(ANY, ANYWHERE))))
            .build();
    private static final Card OAK_STAG = plain("Oak Stag", 4);
    private static final Card POD_KEEPER = creature("Pod Keeper")
            .points(1)
            .whenDestroyed(makeTokens(token("Sprout").points(1).build(), 1, OWN))
            .build();

    @Test
    @Rule({"TL-10.3", "TL-10.4", "TL-10.6", "TL-8.1"})
    void s1Counting() {
        Scene scene = Scene.table()
                .field(SOUTH_E, plain("Pebble Ram", 5), plain("Reed Hare", 1))
                .field(SOUTH_W, plain("Moss Wall", 3))
                .field(NORTH_E, plain("Lamp Moth", 4))
                .field(NORTH_W, plain("Ash Crow", 3))
                .counting();
        assertThat(scene.castle(NORTH)).isEqualTo(8);
        assertThat(scene.castle(SOUTH)).isEqualTo(10);
        assertThat(scene.field(SOUTH_E)).containsExactly("Pebble Ram", "Reed Hare");
        assertThat(scene.field(NORTH_W)).containsExactly("Ash Crow");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-6.4", "TL-6.5", "TL-6.12", "TL-1.3"})
    void s2Payment() {
        Card dear = creature("Dear").cost(3).points(7).build();
        Card free = plain("Free", 1);
        Card one = plain("One", 1);
        Card two = plain("Two", 1);
        Scene scene = Scene.table().turn(1).hand(SOUTH, dear, free, one, two).planning();
        assertThat(keys(scene.refusals(SOUTH, card(dear, SOUTH_E, free, one, two), card(free, SOUTH_W))))
                .containsExactly("TL-6.4/used-twice");
        assertThat(keys(scene.refusals(SOUTH, card(dear, SOUTH_E, one, two), card(free, SOUTH_W))))
                .containsExactly("TL-6.5/wrong-price");
        scene.rolls(1, 2).plan(SOUTH, card(dear, SOUTH_E, free, one, two)).awaits("North: plan");
        scene.plan(NORTH);
        assertThat(scene.hand(SOUTH).reject(name -> name.startsWith("Filler"))).isEmpty();
        assertThat(scene.field(SOUTH_E)).containsExactly("Dear");
        assertThat(scene.graveyard(SOUTH)).containsExactly("Free", "One", "Two");
        scene.awaitsPlans(2);
    }

    private static Array<String> keys(Iterable<Rejection> refusals) {
        return Array.ofAll(refusals).map(Rejection::key);
    }

    @Test
    @Rule({"TL-5.2", "TL-5.5"})
    void s3Overflow() {
        Card[] six = Array.range(0, 6).map(number -> plain("Held " + number, 1)).toJavaArray(Card[]::new);
        Scene scene = Scene.table().hand(SOUTH, six).begins(5);
        assertThat(scene.side(SOUTH).hand().size()).isEqualTo(7);
        assertThat(scene.side(SOUTH).deck().size()).isEqualTo(6);
        assertThat(scene.hand(SOUTH)).contains("Filler South 0");
        assertThat(scene.graveyard(SOUTH)).containsExactly("Filler South 1");
        scene.awaitsPlans(5);
    }

    @Test
    @Rule({"TL-5.1", "TL-7.3", "TL-7.6", "TL-7.7", "TL-7.8"})
    void s4FirstTurn() {
        Card a = plain("A", 1);
        Card b = plain("B", 1);
        Scene scene =
                Scene.table().hand(SOUTH, a, b).hand(NORTH, a, b).rolls(5, 2).begins(1);
        assertThat(scene.side(SOUTH).hand().size()).isEqualTo(2);
        scene.plan(SOUTH, card(a, SOUTH_E), card(b, SOUTH_W)).plan(NORTH, card(a, NORTH_E), card(b, NORTH_W));
        assertThat(scene.game().table().laneOrder()).containsExactly(SOUTH_W, NORTH_W, NORTH_E, SOUTH_E);
        assertThat(scene.revealed()).containsExactly("B", "B", "A", "A");
        Scene again = Scene.table().rolls(3, 3, 6, 2).begins(1).plan(SOUTH).plan(NORTH);
        assertThat(again.events().filter(DiceRolled.class::isInstance))
                .containsExactly(new DiceRolled(3, 3), new DiceRolled(6, 2));
        assertThat(again.game().table().leader()).isEqualTo(SOUTH);
        again.awaitsPlans(2);
    }

    @Test
    @Rule({"TL-7.2", "TL-7.4"})
    void s5TheLeaderChanges() {
        Card bell =
                creature("Cinder Bell").points(1).onReveal(damageCastle(OWN, 2)).build();
        Scene scene = Scene.table()
                .turn(3)
                .castles(7, 6)
                .hand(SOUTH, bell)
                .hand(NORTH, COIN)
                .field(NORTH_E, plain("Dam", 3))
                .field(SOUTH_W, plain("Wall", 3))
                .plan(SOUTH, card(bell, SOUTH_W))
                .plan(NORTH, card(COIN, NORTH_W));
        assertThat(scene.castle(SOUTH)).isEqualTo(5);
        assertThat(scene.revealed()).containsExactly("Cinder Bell", "Coin");
        scene.awaitsPlans(4).plan(SOUTH).plan(NORTH);
        assertThat(scene.game().table().laneOrder().head()).isEqualTo(SOUTH_W);
        scene.awaitsPlans(5);
    }

    @Test
    @Rule("TL-7.5")
    void s6EqualHpUnequalField() {
        Scene scene = Scene.table()
                .castles(8, 8)
                .field(SOUTH_W, plain("Six", 6))
                .field(NORTH_E, plain("Nine", 9))
                .plan(SOUTH)
                .plan(NORTH);
        assertThat(scene.game().table().laneOrder()).containsExactly(SOUTH_W, NORTH_W, NORTH_E, SOUTH_E);
        assertThat(scene.events().map(event -> event.getClass().getSimpleName()))
                .doesNotContain("DiceRolled");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-7.5", "TL-7.7"})
    void s7PerfectTie() {
        Scene scene = Scene.table()
                .turn(3)
                .field(SOUTH_W, plain("Four", 4))
                .field(NORTH_E, plain("Vier", 4))
                .rolls(1, 6)
                .plan(SOUTH)
                .plan(NORTH);
        assertThat(scene.game().table().laneOrder()).containsExactly(NORTH_E, SOUTH_E, SOUTH_W, NORTH_W);
        scene.awaitsPlans(4);
    }

    @Test
    @Rule({"TL-8.2", "TL-8.3", "TL-8.6", "TL-8.11"})
    void s8TheFifthCreature() {
        Scene scene = Scene.table()
                .castles(9, 10)
                .hand(SOUTH, OAK_STAG)
                .field(SOUTH_W, POD_KEEPER, plain("B", 1), plain("C", 1), plain("D", 1))
                .plan(SOUTH, card(OAK_STAG, SOUTH_W))
                .plan(NORTH)
                .awaits("South: place");
        assertThat(keys(scene.whyNot(new Choose(
                        SOUTH, new OwnChoice.Creature(scene.game().table().next())))))
                .containsExactly("TL-8.2/not-offered");
        scene.chooses(SOUTH, "Pod Keeper");
        assertThat(scene.graveyard(SOUTH)).containsExactly("Pod Keeper");
        assertThat(scene.field(SOUTH_W)).containsExactly("B", "C", "D", "Oak Stag");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-8.2", "TL-6.7"})
    void s9APlaceBecameFree() {
        Scene scene = Scene.table()
                .castles(10, 9)
                .hand(SOUTH, OAK_STAG)
                .hand(NORTH, UNDERTOW, COIN)
                .field(SOUTH_W, plain("A", 1), plain("B", 1), plain("C", 1), plain("D", 1))
                .plan(SOUTH, card(OAK_STAG, SOUTH_W))
                .plan(NORTH, card(UNDERTOW, NORTH_E, COIN))
                .chooses(NORTH, "A");
        assertThat(scene.field(SOUTH_W)).containsExactly("B", "C", "D", "Oak Stag");
        assertThat(scene.graveyard(SOUTH)).containsExactly("A");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-6.9", "TL-9.9"})
    void s10NoTarget() {
        Scene scene = Scene.table().castles(9, 10).reveals(UNDERTOW, SOUTH_W, COIN);
        assertThat(scene.graveyard(SOUTH)).containsExactly("Coin", "Undertow");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule("TL-9.9")
    void s11ATargetMustBeTaken() {
        Scene scene = Scene.table().field(SOUTH_W, plain("Moss Wall", 3)).reveals(UNDERTOW, SOUTH_E, COIN);
        assertThat(scene.graveyard(SOUTH)).containsExactly("Coin", "Moss Wall", "Undertow");
        scene.awaitsPlans(3);
    }

    private static Scene doubleKnockout() {
        return Scene.table()
                .castles(2, 6)
                .field(SOUTH_W, plain("Wall", 2))
                .field(NORTH_W, plain("Ram", 6))
                .field(SOUTH_E, plain("Lance", 7))
                .field(NORTH_E, plain("Dam", 1));
    }

    @Test
    @Rule({"TL-10.5", "TL-11.4", "TL-11.5", "TL-11.6", "TL-11.7", "TL-11.11"})
    void s12DoubleKnockout() {
        Scene scene = doubleKnockout().counting();
        assertThat(CurrentStats.fieldPoints(scene.game().table(), SOUTH)).isEqualTo(9);
        assertThat(CurrentStats.fieldPoints(scene.game().table(), NORTH)).isEqualTo(7);
        assertThat(scene.castle(SOUTH)).isZero();
        assertThat(scene.castle(NORTH)).isZero();
        scene.won("TL-11.5", SOUTH);
        Scene overkill = doubleKnockout()
                .options(Options.standard().withDoubleKnockout(DoubleKnockout.OVERKILL))
                .counting();
        assertThat(overkill.side(SOUTH).beyond()).isEqualTo(2);
        assertThat(overkill.side(NORTH).beyond()).isZero();
        overkill.won("TL-11.5", NORTH);
    }

    @Test
    @Rule({"TL-5.4", "TL-11.4", "TL-11.5"})
    void s13BothDecksEnd() {
        Scene.table()
                .castles(6, 6)
                .deck(SOUTH, 0)
                .deck(NORTH, 0)
                .field(SOUTH_W, plain("Five", 5))
                .field(NORTH_E, plain("Eight", 8))
                .begins(10)
                .won("TL-11.5", NORTH);
        Scene.table()
                .castles(6, 6)
                .deck(SOUTH, 0)
                .deck(NORTH, 0)
                .field(SOUTH_W, plain("Five", 5))
                .field(NORTH_E, plain("Cinq", 5))
                .begins(10)
                .won("TL-11.5");
        Scene.table()
                .castles(6, 4)
                .deck(SOUTH, 0)
                .deck(NORTH, 0)
                .field(NORTH_E, plain("Eight", 8))
                .begins(10)
                .won("TL-11.5", SOUTH);
    }

    @Test
    @Rule({"TL-5.3", "TL-5.7", "TL-11.2"})
    void s14OneDeckEndsFirst() {
        Card eel = creature("Silt Eel").points(2).onReveal(millEither(2)).build();
        Scene scene = Scene.table().turn(6).deck(NORTH, 2).reveals(eel, SOUTH_W);
        scene.awaits("South: deck").does(new Choose(SOUTH, new OwnChoice.Player(NORTH)));
        assertThat(scene.side(NORTH).graveyard()).hasSize(2);
        scene.won("TL-11.2", SOUTH);
        Scene.table().castles(3, 9).deck(SOUTH, 2).deck(NORTH, 0).begins(9).won("TL-11.2", SOUTH);
        Scene.table().castles(3, 9).deck(SOUTH, 2).deck(NORTH, 1).begins(9).won("TL-11.2", SOUTH);
    }

    @Test
    @Rule({"TL-5.6", "TL-11.2", "TL-11.4"})
    void s15DrawingTooMuch() {
        Card well = skill("Shared Well").onReveal(draw(ANY, 1)).build();
        Scene scene = Scene.table().turn(9).deck(SOUTH, 1).deck(NORTH, 0).reveals(well, SOUTH_W);
        assertThat(scene.hand(SOUTH)).containsExactly("Filler South 0");
        scene.won("TL-11.2", SOUTH);
        Scene.table()
                .turn(9)
                .castles(8, 9)
                .deck(SOUTH, 0)
                .deck(NORTH, 0)
                .reveals(well, SOUTH_W)
                .won("TL-11.5", NORTH);
    }

    @Test
    @Rule({"TL-11.1", "TL-11.3", "TL-4.3"})
    void s16CastleFallsInTheRevealPhase() {
        Card star = skill("Falling Star").onReveal(damageCastle(ENEMY, 2)).build();
        Scene scene = Scene.table()
                .castles(1, 2)
                .hand(SOUTH, star, plain("X", 1), plain("Y", 1))
                .hand(NORTH, plain("Z", 1))
                .plan(SOUTH, card(star, SOUTH_W), card(plain("X", 1), SOUTH_W), card(plain("Y", 1), SOUTH_E))
                .plan(NORTH, card(plain("Z", 1), NORTH_W));
        assertThat(scene.revealed()).containsExactly("Falling Star");
        scene.won("TL-11.1", SOUTH);
        assertThat(scene.side(SOUTH).defending().faceDown().size()).isEqualTo(1);
    }

    @Test
    @Rule({"TL-6.11", "TL-9.15", "TL-9.16"})
    void s17CardsInAPlanAreSafe() {
        Card tax = skill("Magpie Tax").onReveal(discard(ENEMY, 1)).build();
        Card toll = skill("Magpie Toll").onReveal(discard(ENEMY, 1)).build();
        Card priced = creature("Priced").cost(1).points(3).build();
        Scene scene = Scene.table()
                .castles(9, 10)
                .hand(SOUTH, tax, toll)
                .hand(NORTH, priced, COIN, plain("Last", 1))
                .plan(SOUTH, card(tax, SOUTH_W), card(toll, SOUTH_W))
                .plan(NORTH, card(priced, NORTH_W, COIN));
        assertThat(scene.events().filter(CardsDiscarded.class::isInstance))
                .containsExactly(new CardsDiscarded(NORTH, Array.of(plain("Last", 1))));
        assertThat(scene.graveyard(NORTH)).containsExactly("Coin", "Last");
        assertThat(scene.field(NORTH_W)).containsExactly("Priced");
        assertThat(scene.graveyard(SOUTH)).containsExactly("Magpie Tax", "Magpie Toll");
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-3.3", "TL-3.12"})
    void s18MaximumHp() {
        Card gate = skill("Mended Gate").onReveal(healCastle(OWN, 2)).build();
        Scene scene = Scene.table().castles(9, 10).reveals(gate, SOUTH_W);
        assertThat(scene.castle(SOUTH)).isEqualTo(10);
        scene.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-3.10", "TL-8.6", "TL-8.7", "TL-9.12"})
    void s19Moving() {
        Card warden = creature("Door Warden").points(3, 1).build();
        Card turner = skill("Tide Turner")
                .onReveal(move(target(creatures(ENEMY, ANYWHERE)), OTHER_LANE))
                .build();
        Scene scene = Scene.table().field(NORTH_W, warden).reveals(turner, SOUTH_E);
        assertThat(scene.field(NORTH_E)).containsExactly("Door Warden");
        assertThat(scene.points("Door Warden")).isEqualTo(1);
        assertThat(scene.standing("Door Warden").place().column()).isEqualTo(SOUTH_E.column());
        scene.awaitsPlans(3);
        Scene full = Scene.table()
                .field(NORTH_W, warden)
                .field(NORTH_E, plain("A", 1), plain("B", 1), plain("C", 1), plain("D", 1))
                .reveals(turner, SOUTH_E)
                .chooses(SOUTH, "Door Warden");
        assertThat(full.field(NORTH_W)).containsExactly("Door Warden");
        assertThat(full.points("Door Warden")).isEqualTo(3);
        full.awaitsPlans(3);
    }

    @Test
    @Rule({"TL-9.11", "TL-9.12", "TL-4.5"})
    void s20TheFloorOfPoints() {
        Card wind = skill("Hoar Wind").onReveal(changeBy(-5)).build();
        Card drum = skill("Drum Call").onReveal(changeBy(1)).build();
        Card pause = skill("Pause").onReveal(millEither(1)).build();
        Scene scene = Scene.table()
                .field(SOUTH_W, plain("Fen Vole", 2))
                .hand(SOUTH, wind, drum, pause)
                .plan(SOUTH, card(wind, SOUTH_W), card(drum, SOUTH_W), card(pause, SOUTH_W))
                .plan(NORTH)
                .awaits("South: deck");
        assertThat(scene.points("Fen Vole")).as("2 - 5 + 1 is less than 0").isZero();
        scene.does(new Choose(SOUTH, new OwnChoice.Player(NORTH))).awaitsPlans(3);
        assertThat(scene.points("Fen Vole")).isEqualTo(2);
    }

    private static Effect changeBy(int points) {
        return changePoints(target(creatures(ANY, ANYWHERE)), number(points), Duration.THIS_TURN);
    }
}
