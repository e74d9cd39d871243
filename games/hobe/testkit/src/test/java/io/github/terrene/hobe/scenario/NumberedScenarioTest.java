package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.BACK_1;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.hobe.trait.Slot.STANDBY_1;
import static io.github.terrene.hobe.trait.Slot.STANDBY_2;
import static io.github.terrene.hobe.trait.Slot.STANDBY_3;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.action.Action.Move;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.hobe.scenario.Scene;
import org.junit.jupiter.api.Test;

/** S1 to S11 of section 15 of the rules; P is South, Q is North. */
class NumberedScenarioTest {
    @Test
    @Rule({"HB-5.3", "HB-11.1"})
    void s1TheLastDraw() {
        Scene.table()
                .deck(SOUTH, 1)
                .deck(NORTH, 1)
                .hand(SOUTH, HERALD, SWINEHERD, SPARK, RECALL, QUIET_DAYS, STEERSMAN)
                .begins(SOUTH)
                .won(NORTH);
    }

    @Test
    @Rule({"HB-7.10", "HB-8.10", "HB-11.2"})
    void s2CostBeforeEffect() {
        Scene scene = Scene.table()
                .deck(SOUTH, 2)
                .deck(NORTH, 3)
                .hand(SOUTH, EARTH_SHAKER)
                .hand(NORTH, CALM_SEA)
                .plays(SOUTH, EARTH_SHAKER)
                .won(NORTH);
        assertThat(scene.deck(NORTH)).isEqualTo(3);
        assertThat(scene.hand(SOUTH)).containsExactly("Earth Shaker");
    }

    @Test
    @Rule("HB-7.11")
    void s3TooDear() {
        Scene scene = Scene.table().deck(SOUTH, 1).hand(SOUTH, EARTH_SHAKER).moving();
        scene.refuses(scene.play(SOUTH, EARTH_SHAKER), "HB-7.11/few-cards").awaits("South: turn");
        assertThat(scene.deck(SOUTH)).isEqualTo(1);
    }

    @Test
    @Rule("HB-7.8")
    void s4JustPlayed() {
        Scene scene = Scene.table().hand(SOUTH, SWINEHERD, STEERSMAN, SPARE).plays(SOUTH, SWINEHERD);
        scene.refuses(scene.play(SOUTH, STEERSMAN), "HB-7.8/requirements");
        scene.finishes().finishes().plays(SOUTH, STEERSMAN).awaits("South: turn");
        assertThat(scene.at(SOUTH, STANDBY_1)).isEqualTo("Steersman");
    }

    @Test
    @Rule("HB-7.9")
    void s5TwoIcons() {
        Scene one = Scene.table().hand(SOUTH, ENVOY).put(SOUTH, FRONT_0, HERALD);
        one.refuses(one.play(SOUTH, ENVOY), "HB-7.9/requirements").awaits("South: turn");
        Scene both =
                Scene.table().hand(SOUTH, ENVOY).put(SOUTH, FRONT_0, HERALD).put(SOUTH, BACK_0, SUN_LORD);
        both.allows(both.play(SOUTH, ENVOY)).awaits("South: turn");
        Scene gods =
                Scene.table().hand(SOUTH, ENVOY).put(SOUTH, FRONT_0, MOON_LADY).put(SOUTH, BACK_0, SUN_LORD);
        gods.refuses(gods.play(SOUTH, ENVOY), "HB-7.9/requirements").awaits("South: turn");
    }

    @Test
    @Rule({"HB-9.4", "HB-9.5"})
    void s6MeleeWithoutATarget() {
        Scene scene = Scene.table()
                .put(SOUTH, FRONT_0, OAR_CAPTAIN)
                .put(NORTH, BACK_0, HERALD)
                .battle()
                .awaits("North: turn");
        assertThat(scene.tokens("Herald")).isEqualTo(1);
        assertThat(scene.lost(NORTH)).isZero();
    }

    private static Scene bothRanged() {
        return Scene.table()
                .put(SOUTH, BACK_1, BAY_ARCHER)
                .put(SOUTH, FRONT_1, CLIFF_SLINGER)
                .put(NORTH, FRONT_1, PIER_WATCH)
                .deck(NORTH, 21)
                .battle();
    }

    @Test
    @Rule({"HB-9.2", "HB-9.6", "HB-9.9"})
    void s7ThroughAnEmptiedColumn() {
        Scene archer = bothRanged().attacks(BACK_1).awaits("North: turn");
        assertThat(archer.inPlay("Pier Watch")).isFalse();
        assertThat(archer.deck(NORTH)).isEqualTo(21 - 4 - 1);
        assertThat(archer.lost(NORTH)).isEqualTo(4);
        Scene slinger = bothRanged().attacks(FRONT_1).awaits("North: turn");
        assertThat(slinger.inPlay("Pier Watch")).isFalse();
        assertThat(slinger.lost(NORTH)).isEqualTo(2);
    }

    @Test
    @Rule({"HB-9.9", "HB-11.1"})
    void s8MoreDamageThanDeck() {
        Scene scene = Scene.table()
                .deck(NORTH, 3)
                .put(SOUTH, FRONT_0, CLIFF_SLINGER)
                .battle()
                .won(SOUTH);
        assertThat(scene.lost(NORTH)).isEqualTo(3);
    }

    @Test
    @Rule("HB-7.13")
    void s9FullStandby() {
        Scene scene = Scene.table()
                .hand(SOUTH, HERALD, SPARE)
                .put(SOUTH, STANDBY_0, SWINEHERD)
                .put(SOUTH, STANDBY_1, OAR_CAPTAIN)
                .put(SOUTH, STANDBY_2, BAY_ARCHER)
                .put(SOUTH, STANDBY_3, SHORE_GUARD);
        scene.refuses(scene.play(SOUTH, HERALD), "HB-7.13/standby-full");
        scene.moves(STANDBY_1, FRONT_0).plays(SOUTH, HERALD).awaits("South: turn");
        assertThat(scene.at(SOUTH, STANDBY_1)).isEqualTo("Herald");
    }

    @Test
    @Rule({"HB-6.2", "HB-6.3"})
    void s10FullBoard() {
        Scene scene = Scene.table()
                .hand(SOUTH, SPARE)
                .put(SOUTH, FRONT_0, OAR_CAPTAIN, IRON_RING)
                .put(SOUTH, FRONT_1, HERALD)
                .put(SOUTH, BACK_0, BAY_ARCHER)
                .put(SOUTH, BACK_1, CLIFF_SLINGER)
                .put(SOUTH, STANDBY_0, SHORE_GUARD)
                .put(SOUTH, STANDBY_1, SWINEHERD)
                .put(SOUTH, STANDBY_2, REED_CUTTER)
                .put(SOUTH, STANDBY_3, PIER_WATCH)
                .tokens(SOUTH, FRONT_0, 2)
                .moves(STANDBY_0, FRONT_0);
        assertThat(scene.slot("Shore Guard")).isEqualTo(FRONT_0);
        assertThat(scene.slot("Oar Captain")).isEqualTo(STANDBY_0);
        assertThat(scene.slot("Iron Ring")).isEqualTo(STANDBY_0);
        assertThat(scene.tokens("Oar Captain")).isEqualTo(2);
        for (int move = 1; move < 32; move++) {
            scene.moves(FRONT_0, FRONT_1);
        }
        scene.refuses(new Move(SOUTH, FRONT_0, FRONT_1), "HB-6.3/move-limit").awaits("South: turn");
    }

    @Test
    @Rule("HB-6.4")
    void s11ThePhaseIsOver() {
        Card other = Scene.melee("Other", 1, 1);
        Scene.table()
                .hand(SOUTH, SWINEHERD, other)
                .plays(SOUTH, SWINEHERD)
                .refuses(new Move(SOUTH, FRONT_0, STANDBY_0), "HB-6.4/moves-over")
                .awaits("South: turn");
    }
}
