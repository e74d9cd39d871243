package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.battle;
import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.Words.weapon;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.hobe.trait.Slot.STANDBY_1;
import static io.github.terrene.hobe.trait.Slot.STANDBY_2;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.setup.Options.WeaponTargets;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.hobe.scenario.Scene;
import org.junit.jupiter.api.Test;

/** Section 7: Battle cards and Weapons. */
class BearerTest {
    private static final Card LONG_BOW = weapon("Long Bow")
            .continuous(Words.is(Words.bearer(), Reach.RANGED))
            .build();

    private static Scene armed(Card bearer, Card... weapons) {
        return Scene.table().hand(SOUTH, SPARE).put(SOUTH, FRONT_0, bearer, weapons);
    }

    @Test
    @Rule("HB-7.13")
    void aBattleCardGoesToTheEmptyStandbySlotWithTheLowestNumber() {
        Scene scene = Scene.table()
                .hand(SOUTH, HERALD, SWINEHERD, SPARE)
                .put(SOUTH, STANDBY_1, OAR_CAPTAIN)
                .plays(SOUTH, HERALD)
                .plays(SOUTH, SWINEHERD)
                .awaits("South: turn");
        assertThat(scene.slot("Herald")).isEqualTo(STANDBY_0);
        assertThat(scene.slot("Swineherd")).isEqualTo(STANDBY_2);
    }

    @Test
    @Rule("HB-7.14")
    void aPlayedCardGetsItsTokens() {
        Scene scene = Scene.table()
                .hand(SOUTH, SUN_LORD, SPARE)
                .plays(SOUTH, SUN_LORD)
                .awaits("South: turn");
        assertThat(scene.tokens("Sun Lord")).isEqualTo(6);
    }

    @Test
    @Rule("HB-7.15")
    void aWeaponIsPutOnACardInPlayAlsoInStandby() {
        Scene scene = Scene.table()
                .hand(SOUTH, IRON_RING, BRONZE_SPEAR, SPARE)
                .situation(SOUTH, QUIET_DAYS)
                .put(SOUTH, STANDBY_0, HERALD)
                .put(SOUTH, FRONT_0, SWINEHERD);
        scene.refuses(scene.play(SOUTH, IRON_RING), "HB-7.15/no-bearer")
                .refuses(scene.play(SOUTH, IRON_RING, "Herald", "Swineherd"), "HB-7.15/no-bearer")
                .refuses(scene.play(SOUTH, IRON_RING, "Quiet Days"), "HB-7.15/no-bearer");
        scene.plays(SOUTH, IRON_RING, "Herald")
                .plays(SOUTH, BRONZE_SPEAR, "Swineherd")
                .awaits("South: turn");
        assertThat(scene.weapons("Herald")).containsExactly("Iron Ring");
        assertThat(scene.slot("Iron Ring")).isEqualTo(STANDBY_0);
        scene.refuses(scene.play(SOUTH, SPARE), "HB-8.3/wrong-time");
    }

    @Test
    @Rule("HB-7.15")
    void withoutABattleCardInPlayAWeaponCannotBePlayed() {
        Scene scene = Scene.table().hand(SOUTH, IRON_RING);
        scene.refuses(scene.play(SOUTH, IRON_RING), "HB-7.15/no-bearer").awaits("South: turn");
        assertThat(scene.legal(SOUTH)).hasSize(2);
    }

    @Test
    @Rule("HB-7.16")
    void theBearerIsAnOwnCardUnlessTheWeaponOrTheOptionSaysOtherwise() {
        Card net = weapon("Net").continuous(Words.alsoOnEnemies()).build();
        Scene scene = armed(HERALD).hand(SOUTH, IRON_RING, net, SPARE).put(NORTH, STANDBY_0, SHORE_GUARD);
        scene.refuses(scene.play(SOUTH, IRON_RING, "Shore Guard"), "HB-7.16/not-yours");
        scene.plays(SOUTH, net, "Shore Guard").awaits("South: turn");
        assertThat(scene.weapons("Shore Guard")).containsExactly("Net");
        Scene any = armed(HERALD)
                .options(Options.standard().withWeaponTargets(WeaponTargets.ANY))
                .hand(SOUTH, IRON_RING, SPARE)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .plays(SOUTH, IRON_RING, "Shore Guard")
                .awaits("South: turn");
        assertThat(any.attack("Shore Guard")).isEqualTo(2);
    }

    @Test
    @Rule("HB-7.17")
    void aBattleCardBearsOneWeaponOrAsManyAsTheOptionSays() {
        Scene one = armed(HERALD, IRON_RING).hand(SOUTH, BRONZE_SPEAR, SPARE);
        one.refuses(one.play(SOUTH, BRONZE_SPEAR, "Herald"), "HB-7.17/weapons-full")
                .awaits("South: turn");
        Scene two = armed(HERALD, IRON_RING)
                .options(Options.standard().withWeaponsPerCard(2))
                .hand(SOUTH, BRONZE_SPEAR, SPARE)
                .plays(SOUTH, BRONZE_SPEAR, "Herald")
                .awaits("South: turn");
        assertThat(two.attack("Herald")).isEqualTo(4);
    }

    @Test
    @Rule("HB-7.18")
    void theTextsOfWeaponAndBearerLimitWhoBearsWhat() {
        Card proud = battle("Proud", BattleType.HUMAN, Reach.MELEE)
                .continuous(Words.cannot(Words.itself(), Words.BEAR_WEAPON))
                .build();
        Card reins =
                weapon("Reins").continuous(Words.borneOnlyBy(BattleType.GOD)).build();
        Scene scene = armed(proud)
                .hand(SOUTH, reins, SPARE)
                .put(SOUTH, FRONT_1, HERALD)
                .put(SOUTH, BACK_0, SUN_LORD);
        scene.refuses(scene.play(SOUTH, reins, "Proud"), "HB-7.18/cannot-bear")
                .refuses(scene.play(SOUTH, reins, "Herald"), "HB-7.18/cannot-bear");
        scene.plays(SOUTH, reins, "Sun Lord").awaits("South: turn");
    }

    @Test
    @Rule("HB-7.19")
    void aWeaponChangesAtkAndMeleeToRanged() {
        Scene scene = armed(OAR_CAPTAIN, LONG_BOW).battle().awaits("North: turn");
        assertThat(scene.lost(NORTH)).isEqualTo(3);
        Card cudgel = weapon("Cudgel")
                .continuous(Words.is(Words.bearer(), Reach.MELEE))
                .build();
        Scene close = armed(BAY_ARCHER, cudgel).battle().awaits("North: turn");
        assertThat(close.lost(NORTH)).isZero();
    }

    @Test
    @Rule("HB-7.20")
    void equalsReplacesAndPlusAdds() {
        Scene set = armed(SWINEHERD, BRONZE_SPEAR).awaits("South: turn");
        assertThat(set.attack("Swineherd")).isEqualTo(3);
        Scene added = armed(SWINEHERD, IRON_RING).awaits("South: turn");
        assertThat(added.attack("Swineherd")).isEqualTo(2);
    }

    @Test
    @Rule("HB-7.21")
    void whereTextsContradictTheWeaponPrevails() {
        Card sweeper = battle("Sweeper", BattleType.HUMAN, Reach.MELEE)
                .attack(1)
                .hp(2)
                .continuous(Words.sets(Words.itself(), Words.ATK, 2), Words.is(Words.itself(), Words.THROUGH))
                .build();
        Card stake = weapon("Stake")
                .continuous(Words.is(Words.bearer(), Words.FIRST_ONLY))
                .build();
        Scene bare = armed(sweeper)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .put(NORTH, BACK_0, SUN_LORD)
                .battle();
        assertThat(bare.tokens("Sun Lord")).isEqualTo(4);
        Scene scene = armed(sweeper, stake)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .put(NORTH, BACK_0, SUN_LORD)
                .battle();
        assertThat(scene.tokens("Sun Lord")).isEqualTo(6);
        assertThat(scene.tokens("Shore Guard")).isEqualTo(2);
        scene.awaits("North: turn");
        bare.awaits("North: turn");
        assertThat(armed(sweeper, BRONZE_SPEAR).awaits("South: turn").attack("Sweeper"))
                .isEqualTo(3);
        assertThat(armed(sweeper, IRON_RING).awaits("South: turn").attack("Sweeper"))
                .isEqualTo(3);
    }

    @Test
    @Rule("HB-7.21")
    void ofTwoWeaponsTheNewerPrevails() {
        Card fork = weapon("Fork")
                .continuous(Words.sets(Words.bearer(), Words.ATK, 5))
                .build();
        assertThat(armed(HERALD, BRONZE_SPEAR, fork).awaits("South: turn").attack("Herald"))
                .isEqualTo(5);
        assertThat(armed(HERALD, fork, BRONZE_SPEAR).awaits("South: turn").attack("Herald"))
                .isEqualTo(3);
    }

    @Test
    @Rule("HB-7.22")
    void effectsOfAWeaponWorkOnTheBattlefieldAndItsChangesEverywhere() {
        Card horn = weapon("Horn")
                .continuous(Words.adds(Words.bearer(), Words.ATK, 1))
                .when(Words.START_OF_TURN, Words.loseCards(Whose.ENEMY, 1))
                .build();
        Scene standby = Scene.table()
                .hand(SOUTH, SPARE)
                .put(SOUTH, STANDBY_0, HERALD, horn)
                .begins(SOUTH)
                .awaits("South: turn");
        assertThat(standby.lost(NORTH)).isZero();
        assertThat(standby.attack("Herald")).isEqualTo(2);
        Scene field = armed(HERALD, horn).begins(SOUTH).awaits("South: turn");
        assertThat(field.lost(NORTH)).isEqualTo(1);
    }

    @Test
    @Rule("HB-7.23")
    void aWeaponGoesToTheUnderworldWithItsBearerHoweverThatLeaves() {
        Scene returned = armed(HERALD, IRON_RING)
                .hand(SOUTH, RECALL, SPARE)
                .plays(SOUTH, RECALL, "Herald")
                .awaits("South: turn");
        assertThat(returned.hand(SOUTH)).containsExactly("Herald", "Spare");
        assertThat(returned.underworld(SOUTH)).containsExactly("Iron Ring", "Recall");
        Card doom = event("Doom", Words.destroy(Words.target(ANYONE))).build();
        Scene destroyed = armed(HERALD, IRON_RING)
                .hand(SOUTH, doom, SPARE)
                .plays(SOUTH, doom, "Herald")
                .awaits("South: turn");
        assertThat(destroyed.underworld(SOUTH)).containsExactly("Herald", "Iron Ring", "Doom");
    }
}
