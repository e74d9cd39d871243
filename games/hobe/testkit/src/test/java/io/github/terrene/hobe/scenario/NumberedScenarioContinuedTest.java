package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.SITUATION;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.setup.Options;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.hobe.scenario.Scene;
import org.junit.jupiter.api.Test;

/** S12 to S20 of section 15 of the rules; P is South, Q is North. */
class NumberedScenarioContinuedTest {
    @Test
    @Rule({"HB-7.15", "HB-9.12", "HB-10.3"})
    void s12WeaponOnACardJustPlayed() {
        Scene scene = Scene.table()
                .situation(SOUTH, WAR_DRUMS)
                .hand(SOUTH, REED_CUTTER, BRONZE_SPEAR, SPARE)
                .plays(SOUTH, REED_CUTTER)
                .plays(SOUTH, BRONZE_SPEAR, "Reed Cutter");
        assertThat(scene.slot("Reed Cutter")).isEqualTo(STANDBY_0);
        assertThat(scene.attack("Reed Cutter")).isEqualTo(3);
        scene.finishes().finishes().moves(STANDBY_0, FRONT_0).awaits("South: turn");
        assertThat(scene.attack("Reed Cutter")).isEqualTo(4);
    }

    @Test
    @Rule("HB-7.21")
    void s13WeaponContradictsBearer() {
        Scene spear =
                Scene.table().put(SOUTH, FRONT_0, HILL_ORACLE, BRONZE_SPEAR).awaits("South: turn");
        assertThat(spear.attack("Hill Oracle")).isEqualTo(3);
        Scene helm = Scene.table()
                .put(SOUTH, FRONT_0, HILL_ORACLE, BIRD_HELM)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .put(NORTH, BACK_0, PIER_WATCH);
        helm.moving();
        assertThat(helm.attack("Hill Oracle")).isEqualTo(1);
        helm.battle().awaits("North: turn");
        assertThat(helm.tokens("Shore Guard")).isEqualTo(3);
        assertThat(helm.tokens("Pier Watch")).isEqualTo(1);
    }

    @Test
    @Rule({"HB-7.23", "HB-9.8"})
    void s14TheBearerFalls() {
        Scene scene = Scene.table()
                .put(SOUTH, FRONT_0, OAR_CAPTAIN)
                .put(NORTH, FRONT_0, PIER_WATCH, BRONZE_SPEAR)
                .battle()
                .awaits("North: turn");
        assertThat(scene.underworld(NORTH)).containsExactly("Pier Watch", "Bronze Spear");
        assertThat(scene.lost(NORTH)).isZero();
    }

    private static Scene answered() {
        return Scene.table()
                .deck(SOUTH, 12)
                .deck(NORTH, 15)
                .hand(SOUTH, STORM_WIND, STILL_AIR)
                .hand(NORTH, CALM_SEA, HERALD)
                .put(NORTH, FRONT_0, SHORE_GUARD);
    }

    @Test
    @Rule({"HB-8.1", "HB-8.2", "HB-7.12"})
    void s15ACounter() {
        Scene scene = answered()
                .plays(SOUTH, STORM_WIND, "Shore Guard")
                .awaits("North: counter")
                .plays(NORTH, CALM_SEA)
                .passes(SOUTH)
                .awaits("South: turn");
        assertThat(scene.tokens("Shore Guard")).isEqualTo(4);
        assertThat(scene.deck(SOUTH)).isEqualTo(10);
        assertThat(scene.deck(NORTH)).isEqualTo(14);
        assertThat(scene.underworld(SOUTH)).containsExactly("Storm Wind");
        assertThat(scene.underworld(NORTH)).containsExactly("Calm Sea");
    }

    @Test
    @Rule({"HB-8.5", "HB-8.6"})
    void s16ACounterToACounter() {
        Scene scene = answered()
                .plays(SOUTH, STORM_WIND, "Shore Guard")
                .plays(NORTH, CALM_SEA)
                .plays(SOUTH, STILL_AIR)
                .awaits("North: counter")
                .passes(NORTH)
                .awaits("North: window");
        assertThat(scene.inPlay("Shore Guard")).isFalse();
        assertThat(scene.underworld(NORTH)).containsExactly("Calm Sea", "Shore Guard");
    }

    @Test
    @Rule({"HB-8.3", "HB-8.5"})
    void s16WithoutCountersOfCounters() {
        Scene scene = answered()
                .options(Options.standard().withCounterCounters(false))
                .plays(SOUTH, STORM_WIND, "Shore Guard")
                .plays(NORTH, CALM_SEA)
                .awaits("South: turn");
        assertThat(scene.tokens("Shore Guard")).isEqualTo(4);
        scene.refuses(scene.play(SOUTH, STILL_AIR), "HB-8.3/wrong-time");
    }

    @Test
    @Rule({"HB-7.27", "HB-7.31"})
    void s17TheSecondSituation() {
        Scene scene = Scene.table()
                .deck(SOUTH, 9)
                .hand(SOUTH, QUIET_DAYS, SPARE)
                .situation(SOUTH, WAR_DRUMS)
                .put(SOUTH, FRONT_0, REED_CUTTER);
        scene.refuses(scene.play(SOUTH, QUIET_DAYS), "HB-7.27/slot-taken");
        assertThat(scene.attack("Reed Cutter")).isEqualTo(3);
        scene.sacrifices();
        assertThat(scene.deck(SOUTH)).isEqualTo(8);
        assertThat(scene.underworld(SOUTH)).containsExactly("War Drums");
        assertThat(scene.attack("Reed Cutter")).isEqualTo(2);
        scene.plays(SOUTH, QUIET_DAYS).awaits("South: turn");
        assertThat(scene.at(SOUTH, SITUATION)).isEqualTo("Quiet Days");
    }

    @Test
    @Rule({"HB-7.3", "HB-10.2"})
    void s18SafeInStandby() {
        Scene scene = Scene.table().hand(SOUTH, STORM_WIND).put(NORTH, STANDBY_0, SHORE_GUARD);
        scene.refuses(scene.play(SOUTH, STORM_WIND, "Shore Guard"), "HB-10.2/wrong-target")
                .awaits("South: turn");
    }

    @Test
    @Rule({"HB-10.4", "HB-11.3"})
    void s19BothDecks() {
        Scene scene = Scene.table()
                .deck(SOUTH, 1)
                .deck(NORTH, 1)
                .situation(SOUTH, LONG_SIEGE)
                .begins(SOUTH)
                .won(NORTH);
        assertThat(scene.deck(NORTH)).isEqualTo(1);
    }

    @Test
    @Rule({"HB-10.5", "HB-10.7"})
    void s20EnteringOnce() {
        Scene scene = Scene.table()
                .put(SOUTH, STANDBY_0, THORN_RUNNER)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .moves(STANDBY_0, FRONT_0)
                .moves(FRONT_0, STANDBY_0)
                .moves(STANDBY_0, FRONT_0)
                .awaits("South: turn");
        assertThat(scene.tokens("Shore Guard")).isEqualTo(3);
    }
}
