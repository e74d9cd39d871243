package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.battle;
import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.Words.situation;
import static io.github.terrene.hobe.Words.weapon;
import static io.github.terrene.hobe.card.Reach.MELEE;
import static io.github.terrene.hobe.card.Reach.RANGED;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.BattleType.HUMAN;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.OwnChoice.Buried;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.hobe.scenario.Scene;
import org.junit.jupiter.api.Test;

/** Section 9: the ATK that counts (9.12, 9.15), and cards put back into play (9.16). */
class AttackValueTest {
    private static final Card FIVE = event("Five", Words.getsExactly(Words.target(ANYONE), Words.ATK, 5, Words.LASTING))
            .build();
    private static final Card TWO = event("Two", Words.getsExactly(Words.target(ANYONE), Words.ATK, 2, Words.THIS_TURN))
            .build();
    private static final Card MORE = event("More", Words.gets(Words.target(ANYONE), Words.ATK, 2, Words.LASTING))
            .build();
    private static final Card LESS = event("Less", Words.gets(Words.target(ANYONE), Words.ATK, -9, Words.THIS_TURN))
            .build();
    private static final Card FOURS = situation("Fours")
            .continuous(Words.sets(Words.all(OWN), Words.ATK, 4))
            .build();

    private static Scene scene(Card bearer, Card... weapons) {
        return Scene.table().hand(SOUTH, FIVE, TWO, MORE, LESS, FOURS, SPARE).put(SOUTH, FRONT_0, bearer, weapons);
    }

    @Test
    @Rule("HB-9.12")
    void theNewestEqualsThenAllAdditionsNeverBelowZero() {
        Scene scene = scene(OAR_CAPTAIN).plays(SOUTH, MORE, "Oar Captain");
        assertThat(scene.attack("Oar Captain")).isEqualTo(5);
        scene.plays(SOUTH, FIVE, "Oar Captain");
        assertThat(scene.attack("Oar Captain")).isEqualTo(7);
        scene.plays(SOUTH, TWO, "Oar Captain");
        assertThat(scene.attack("Oar Captain")).isEqualTo(4);
        scene.plays(SOUTH, LESS, "Oar Captain");
        assertThat(scene.attack("Oar Captain")).isZero();
        scene.finishes().awaits("North: turn");
        assertThat(scene.attack("Oar Captain")).isEqualTo(7);
    }

    @Test
    @Rule("HB-9.15")
    void aLimitIsAppliedAfterAllAdditions() {
        Scene scene = scene(HILL_ORACLE).plays(SOUTH, MORE, "Hill Oracle").awaits("South: turn");
        assertThat(scene.attack("Hill Oracle")).isEqualTo(1);
    }

    @Test
    @Rule("HB-9.15")
    void aBearersLimitIsOffWhileAWeaponChangesTheAtk() {
        assertThat(scene(HILL_ORACLE, IRON_RING).awaits("South: turn").attack("Hill Oracle"))
                .isEqualTo(2);
        assertThat(scene(HILL_ORACLE, BIRD_HELM).awaits("South: turn").attack("Hill Oracle"))
                .isEqualTo(1);
        Card curse = situation("Curse")
                .continuous(Words.limits(Words.all(ANYONE), Words.ATK, 1))
                .build();
        Scene cursed = scene(OAR_CAPTAIN, IRON_RING).situation(NORTH, curse).awaits("South: turn");
        assertThat(cursed.attack("Oar Captain")).isEqualTo(1);
    }

    @Test
    @Rule("HB-9.15")
    void newestIsTheEffectThatBeganLast() {
        Scene scene = scene(HERALD).plays(SOUTH, FIVE, "Herald").plays(SOUTH, FOURS);
        assertThat(scene.attack("Herald")).isEqualTo(4);
        scene.plays(SOUTH, TWO, "Herald").awaits("South: turn");
        assertThat(scene.attack("Herald")).isEqualTo(2);
    }

    @Test
    @Rule("HB-9.15")
    void anEffectBeginsWithItsSourceNotWhenACardComesIntoItsReach() {
        Card captain = battle("Captain", HUMAN, MELEE)
                .continuous(Words.sets(Words.neighbours(), Words.ATK, 2))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARE)
                .put(SOUTH, FRONT_0, captain)
                .put(SOUTH, STANDBY_0, HERALD, BRONZE_SPEAR)
                .moves(STANDBY_0, FRONT_1);
        assertThat(scene.attack("Herald")).as("the spear is newer").isEqualTo(3);
        scene.moves(FRONT_0, STANDBY_0).moves(STANDBY_0, FRONT_0).awaits("South: turn");
        assertThat(scene.attack("Herald")).as("the captain began anew").isEqualTo(2);
    }

    @Test
    @Rule("HB-9.15")
    void aMoveWithinTheBattlefieldBeginsNothing() {
        Card captain = battle("Captain", HUMAN, MELEE)
                .continuous(Words.sets(Words.all(OWN), Words.ATK, 2))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARE)
                .put(SOUTH, FRONT_0, captain)
                .put(SOUTH, FRONT_1, HERALD, BRONZE_SPEAR)
                .moves(FRONT_0, BACK_0)
                .awaits("South: turn");
        assertThat(scene.attack("Herald")).isEqualTo(3);
    }

    @Test
    @Rule("HB-9.15")
    void aBearersOwnEqualsGivesWayToItsWeapons() {
        Card stubborn = battle("Stubborn", HUMAN, MELEE)
                .continuous(Words.sets(Words.itself(), Words.ATK, 7))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARE)
                .put(SOUTH, STANDBY_0, stubborn, BRONZE_SPEAR)
                .moves(STANDBY_0, FRONT_0)
                .awaits("South: turn");
        assertThat(scene.attack("Stubborn")).isEqualTo(3);
    }

    @Test
    @Rule("HB-9.15")
    void meleeAndRangedAreSettledLikewise() {
        Card bow = weapon("Bow").continuous(Words.is(Words.bearer(), RANGED)).build();
        Card fog = event("Fog", Words.becomes(Words.all(ANYONE), MELEE, Words.THIS_TURN))
                .build();
        Card singer = battle("Singer", HUMAN, RANGED)
                .hp(1)
                .continuous(Words.is(Words.itself(), MELEE))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, fog, bow, SPARE)
                .put(SOUTH, FRONT_0, OAR_CAPTAIN)
                .put(SOUTH, BACK_0, singer, bow)
                .put(SOUTH, FRONT_1, BAY_ARCHER)
                .moving();
        assertThat(reach(scene, "Singer")).isEqualTo(RANGED);
        scene.plays(SOUTH, fog);
        assertThat(reach(scene, "Bay Archer")).isEqualTo(MELEE);
        assertThat(reach(scene, "Singer")).isEqualTo(MELEE);
        scene.plays(SOUTH, bow, "Oar Captain").finishes().awaits("North: turn");
        assertThat(scene.lost(NORTH)).as("only the newer bow").isEqualTo(3);
        assertThat(reach(scene, "Bay Archer")).isEqualTo(RANGED);
    }

    private static Reach reach(Scene scene, String name) {
        return scene.game().table().reach(scene.card(name));
    }

    @Test
    @Rule("HB-9.12")
    void changesOfSituationsAndNeighboursAdd() {
        Card mender = battle("Mender", HUMAN, MELEE)
                .continuous(Words.adds(Words.neighbours(), Words.ATK, 1))
                .build();
        Scene scene = Scene.table()
                .situation(SOUTH, WAR_DRUMS)
                .put(SOUTH, FRONT_0, OAR_CAPTAIN, IRON_RING)
                .put(SOUTH, FRONT_1, mender)
                .put(SOUTH, BACK_0, BAY_ARCHER)
                .awaits("South: turn");
        assertThat(scene.attack("Oar Captain")).isEqualTo(3 + 1 + 1 + 1);
        assertThat(scene.attack("Bay Archer")).as("diagonal, and Ranged").isEqualTo(2);
    }

    @Test
    @Rule("HB-9.16")
    void aCardPutBackIntoPlayTheTurnItsNameLeftNeitherAttacksNorReacts() {
        Card archer = battle("Rash Archer", HUMAN, RANGED)
                .attack(1)
                .hp(1)
                .when(Words.ENTERS, Words.loseCards(Whose.ENEMY, 1))
                .build();
        Card rise = event("Rise", Words.take(Words.target(Words.inUnderworld(Words.OWN, Words.BATTLE)), Words.STANDBY))
                .build();
        Card forward = situation("Forward")
                .when(
                        Words.of(Whose.ENEMY, Words.DESTROYED),
                        Words.bringToBattlefield(Words.target(OWN.in(Where.STANDBY))))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARK, rise, SPARE)
                .situation(SOUTH, forward)
                .put(SOUTH, BACK_0, archer)
                .put(SOUTH, FRONT_1, OAR_CAPTAIN)
                .put(NORTH, FRONT_1, HERALD)
                .plays(SOUTH, SPARK, "Rash Archer")
                .plays(SOUTH, rise, new Buried(SOUTH, "rash-archer"))
                .battle()
                .awaits("South: slot")
                .chooses(SOUTH, FRONT_0)
                .awaits("North: turn");
        assertThat(scene.slot("Rash Archer")).isEqualTo(FRONT_0);
        assertThat(scene.lost(NORTH)).isZero();
        Scene buriedBefore = Scene.table()
                .hand(SOUTH, rise, SPARE)
                .situation(SOUTH, forward)
                .underworld(SOUTH, archer)
                .put(SOUTH, FRONT_1, OAR_CAPTAIN)
                .put(NORTH, FRONT_1, HERALD)
                .plays(SOUTH, rise, new Buried(SOUTH, "rash-archer"))
                .battle()
                .chooses(SOUTH, FRONT_0)
                .awaits("North: turn");
        assertThat(buriedBefore.lost(NORTH)).isEqualTo(2);
    }
}
