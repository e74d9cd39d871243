package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.starter.BattleCards;
import io.github.terrene.hobe.starter.Events;
import io.github.terrene.hobe.starter.Situations;
import io.github.terrene.hobe.starter.Weapons;
import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** The Weapons, Events and Situations of the starter set, one by one. */
@Rule("HB-14.1")
class StarterEventTest {
    private static Scene bearing(Card bearer, Card weapon) {
        return Scene.table()
                .hand(SOUTH, weapon, SPARE)
                .put(SOUTH, FRONT_0, bearer)
                .plays(SOUTH, weapon, bearer.name());
    }

    private static Scene holding(Card card) {
        return Scene.table().hand(SOUTH, card, SPARE).put(SOUTH, FRONT_0, REED_CUTTER);
    }

    @Test
    @Rule("HB-7.20")
    void oliveClubAndBronzeSword() {
        Scene club = bearing(BattleCards.OAR_HAND, Weapons.OLIVE_CLUB).awaits("South: turn");
        assertThat(club.attack("Oar Hand")).isEqualTo(3);
        Scene sword = bearing(BattleCards.SHIELD_BEARER, Weapons.BRONZE_SWORD).awaits("South: turn");
        assertThat(sword.attack("Shield Bearer")).isEqualTo(3);
        assertThat(sword.lost(SOUTH)).isEqualTo(1);
    }

    @Test
    @Rule("HB-7.19")
    void throwingSpearMakesItsBearerRanged() {
        Scene scene =
                bearing(BattleCards.OAR_HAND, Weapons.THROWING_SPEAR).battle().awaits("North: turn");
        assertThat(scene.lost(NORTH)).isEqualTo(2);
    }

    @Test
    @Rule({"HB-14.3", "HB-7.18"})
    void greatBowIsForHumansOnly() {
        Scene scene = bearing(BattleCards.WALL_ARCHER, Weapons.GREAT_BOW).awaits("South: turn");
        assertThat(scene.attack("Wall Archer")).isEqualTo(4);
        Scene god = Scene.table().hand(SOUTH, Weapons.GREAT_BOW).put(SOUTH, FRONT_0, SUN_LORD);
        god.refuses(god.play(SOUTH, Weapons.GREAT_BOW, "Sun Lord"), "HB-7.18/cannot-bear")
                .awaits("South: turn");
    }

    @Test
    @Rule({"HB-14.3", "HB-7.21"})
    void sharpenedStakeContradictsTheVeteran() {
        Scene scene =
                bearing(BattleCards.ASH_BOW_VETERAN, Weapons.SHARPENED_STAKE).put(NORTH, FRONT_0, SHORE_GUARD);
        Scene battle = Scene.table()
                .put(SOUTH, FRONT_0, BattleCards.ASH_BOW_VETERAN, Weapons.SHARPENED_STAKE)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .put(NORTH, BACK_0, SUN_LORD)
                .battle()
                .awaits("North: turn");
        assertThat(battle.tokens("Shore Guard")).isEqualTo(2);
        assertThat(battle.tokens("Sun Lord")).isEqualTo(6);
        assertThat(scene.awaits("South: turn").attack("Ash-Bow Veteran")).isEqualTo(2);
    }

    @Test
    @Rule("HB-10.8")
    void fallingRocksAndShipwreck() {
        Scene rocks = holding(Events.FALLING_ROCKS)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .plays(SOUTH, Events.FALLING_ROCKS, "Shore Guard")
                .awaits("South: turn");
        assertThat(rocks.tokens("Shore Guard")).isEqualTo(1);
        Scene wreck = holding(Events.SHIPWRECK).plays(SOUTH, Events.SHIPWRECK).awaits("South: turn");
        assertThat(wreck.lost(NORTH)).isEqualTo(3);
        assertThat(wreck.lost(SOUTH)).isEqualTo(1);
    }

    @Test
    @Rule("HB-7.29")
    void tornBannerDestroysASituation() {
        Scene scene = holding(Events.TORN_BANNER)
                .situation(NORTH, Situations.WAR_CHANT)
                .plays(SOUTH, Events.TORN_BANNER, "War Chant")
                .awaits("South: turn");
        assertThat(scene.underworld(NORTH)).containsExactly("War Chant");
    }

    @Test
    @Rule("HB-10.10")
    void songOverTheWaterSendsToStandby() {
        Scene scene = holding(Events.SONG_OVER_THE_WATER)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .plays(SOUTH, Events.SONG_OVER_THE_WATER, "Shore Guard")
                .awaits("South: turn");
        assertThat(scene.slot("Shore Guard")).isEqualTo(STANDBY_0);
    }

    @Test
    @Rule({"HB-5.4", "HB-10.9"})
    void fairWindDrawsAndHealingHerbHeals() {
        Scene wind = holding(Events.FAIR_WIND).plays(SOUTH, Events.FAIR_WIND).awaits("South: turn");
        assertThat(wind.hand(SOUTH)).hasSize(3);
        Scene herb = holding(Events.HEALING_HERB)
                .put(SOUTH, FRONT_1, SUN_LORD)
                .tokens(SOUTH, FRONT_1, 1)
                .plays(SOUTH, Events.HEALING_HERB, "Sun Lord")
                .awaits("South: turn");
        assertThat(herb.tokens("Sun Lord")).isEqualTo(4);
    }

    @Test
    @Rule({"HB-8.2", "HB-8.4"})
    void cunningAnswerAndLoosenedKnotCounter() {
        for (Card counter : Array.of(Events.CUNNING_ANSWER, Events.LOOSENED_KNOT)) {
            Scene scene = holding(Events.FAIR_WIND)
                    .hand(NORTH, counter)
                    .put(NORTH, STANDBY_0, HERALD)
                    .plays(SOUTH, Events.FAIR_WIND)
                    .plays(NORTH, counter)
                    .passes(SOUTH)
                    .awaits("South: turn");
            assertThat(scene.deck(SOUTH)).isEqualTo(20);
            assertThat(scene.lost(NORTH)).isEqualTo(counter.cost());
        }
        Scene alone =
                holding(Events.FAIR_WIND).hand(NORTH, Events.LOOSENED_KNOT).plays(SOUTH, Events.FAIR_WIND);
        alone.refuses(alone.play(NORTH, Events.LOOSENED_KNOT), "HB-7.9/requirements")
                .awaits("North: counter");
    }

    @Test
    @Rule("HB-8.9")
    void nightAmbushStrikesBeforeTheFirstAttack() {
        Scene scene = holding(SPARE)
                .hand(NORTH, Events.NIGHT_AMBUSH)
                .battle()
                .plays(NORTH, Events.NIGHT_AMBUSH, "Reed Cutter")
                .passes(SOUTH)
                .awaits("North: turn");
        assertThat(scene.underworld(SOUTH)).containsExactly("Reed Cutter");
    }

    @Test
    @Rule({"HB-7.30", "HB-9.12"})
    void warChantAndSeaFog() {
        Scene chant =
                holding(Situations.WAR_CHANT).plays(SOUTH, Situations.WAR_CHANT).awaits("South: turn");
        assertThat(chant.attack("Reed Cutter")).isEqualTo(3);
        Scene fog = holding(Situations.SEA_FOG)
                .put(NORTH, FRONT_0, BAY_ARCHER)
                .put(NORTH, FRONT_1, SHORE_GUARD)
                .plays(SOUTH, Situations.SEA_FOG)
                .awaits("South: turn");
        assertThat(fog.attack("Bay Archer")).isEqualTo(1);
        assertThat(fog.attack("Shore Guard")).isEqualTo(1);
    }

    @Test
    @Rule("HB-7.37")
    void fullStoreroomMakesBattleCardsAndWeaponsCheaper() {
        Scene scene = holding(Situations.FULL_STOREROOM)
                .hand(
                        SOUTH,
                        Situations.FULL_STOREROOM,
                        BattleCards.WALL_ARCHER,
                        Weapons.GREAT_BOW,
                        Events.FALLING_ROCKS)
                .plays(SOUTH, Situations.FULL_STOREROOM)
                .plays(SOUTH, BattleCards.WALL_ARCHER)
                .plays(SOUTH, Weapons.GREAT_BOW, "Wall Archer");
        assertThat(scene.lost(SOUTH)).isEqualTo(1);
        scene.plays(SOUTH, Events.FALLING_ROCKS, "Reed Cutter").awaits("South: turn");
        assertThat(scene.lost(SOUTH)).isEqualTo(2);
    }

    @Test
    @Rule({"HB-14.3", "HB-10.4", "HB-10.2"})
    void tenYearSiegeAndQuietHarbour() {
        Scene siege = Scene.table()
                .hand(SOUTH, SPARE)
                .situation(SOUTH, Situations.TEN_YEAR_SIEGE)
                .begins(SOUTH)
                .awaits("South: turn");
        assertThat(siege.lost(SOUTH)).isEqualTo(1);
        assertThat(siege.lost(NORTH)).isEqualTo(1);
        siege.finishes().awaits("North: turn");
        assertThat(siege.lost(NORTH)).as("not in the opponent's turn").isEqualTo(1);
        Scene harbour = Scene.table()
                .hand(SOUTH, SPARE)
                .situation(SOUTH, Situations.QUIET_HARBOUR)
                .put(SOUTH, STANDBY_0, SHORE_GUARD)
                .put(SOUTH, FRONT_0, SUN_LORD)
                .tokens(SOUTH, STANDBY_0, 2)
                .tokens(SOUTH, FRONT_0, 2)
                .begins(SOUTH)
                .awaits("South: turn");
        assertThat(harbour.tokens("Shore Guard")).isEqualTo(3);
        assertThat(harbour.tokens("Sun Lord")).isEqualTo(2);
    }
}
