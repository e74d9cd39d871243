package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.BACK_1;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.ranged;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.action.Action.Attack;
import io.github.terrene.hobe.action.Action.Pass;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.event.Attacked;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Trigger;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.hobe.scenario.Scene;
import org.junit.jupiter.api.Test;

/** Section 9: who attacks, and how often. */
class AttackerTest {
    private static Scene twoArchers() {
        return Scene.table().put(SOUTH, BACK_0, BAY_ARCHER).put(SOUTH, FRONT_1, CLIFF_SLINGER);
    }

    @Test
    @Rule("HB-9.1")
    void nobodyDeclinesAnAttack() {
        Scene scene = twoArchers().battle().awaits("South: attacker");
        scene.refuses(new Pass(SOUTH), "HB-9.1/not-asked");
        assertThat(scene.legal(SOUTH)).hasSize(3);
        scene.attacks(BACK_0).happened(2, Attacked.class).awaits("North: turn");
    }

    @Test
    @Rule("HB-9.2")
    void theActivePlayerNamesOneAttackerAfterAnother() {
        Scene scene = twoArchers().put(SOUTH, BACK_1, ranged("Third", 1, 1)).battle();
        assertThat(scene.lost(NORTH)).isZero();
        scene.attacks(FRONT_1);
        assertThat(scene.lost(NORTH)).isEqualTo(4);
        scene.awaits("South: attacker").attacks(BACK_1).awaits("North: turn");
        assertThat(scene.lost(NORTH)).isEqualTo(7);
    }

    @Test
    @Rule("HB-9.3")
    void eachCardAttacksOnce() {
        twoArchers()
                .put(SOUTH, BACK_1, ranged("Third", 1, 1))
                .battle()
                .attacks(BACK_0)
                .refuses(new Attack(SOUTH, BACK_0), "HB-9.3/attacked")
                .awaits("South: attacker");
    }

    @Test
    @Rule("HB-9.3")
    void aCardThatCameDuringThePhaseAttacksToo() {
        Card horn = Words.situation("Horn")
                .when(
                        Words.of(Whose.ENEMY, Words.DESTROYED),
                        Words.bringToBattlefield(Words.target(OWN.in(Where.STANDBY))))
                .build();
        Scene scene = Scene.table()
                .situation(SOUTH, horn)
                .put(SOUTH, FRONT_0, OAR_CAPTAIN)
                .put(SOUTH, STANDBY_0, BAY_ARCHER)
                .put(NORTH, FRONT_0, PIER_WATCH)
                .battle()
                .awaits("South: slot")
                .chooses(SOUTH, BACK_1)
                .happened(2, Attacked.class)
                .awaits("North: turn");
        assertThat(scene.lost(NORTH)).isEqualTo(2);
    }

    @Test
    @Rule("HB-9.4")
    void whoCanAttackIsAskedAnewEachTime() {
        Scene opened = Scene.table()
                .put(SOUTH, FRONT_0, OAR_CAPTAIN)
                .put(SOUTH, BACK_0, BAY_ARCHER)
                .put(NORTH, FRONT_0, PIER_WATCH)
                .put(NORTH, BACK_0, SUN_LORD)
                .battle()
                .attacks(BACK_0)
                .happened(1, Attacked.class)
                .awaits("North: turn");
        assertThat(opened.inPlay("Pier Watch")).isFalse();
        assertThat(opened.tokens("Sun Lord")).isEqualTo(6);
    }

    @Test
    @Rule("HB-9.4")
    void anEarlierAttackMayCreateAPossibility() {
        Card avenger = Words.battle("Avenger", BattleType.HUMAN, Reach.MELEE)
                .hp(3)
                .alsoInStandbyWhen(Words.of(Whose.OWN, Words.DESTROYED), Words.bringToBattlefield(Words.itself()))
                .build();
        Scene scene = Scene.table()
                .put(SOUTH, FRONT_0, OAR_CAPTAIN)
                .put(SOUTH, FRONT_1, CLIFF_SLINGER)
                .put(NORTH, FRONT_1, PIER_WATCH)
                .put(NORTH, STANDBY_0, avenger)
                .battle()
                .awaits("North: slot")
                .chooses(NORTH, FRONT_0)
                .happened(2, Attacked.class)
                .awaits("North: turn");
        assertThat(scene.inPlay("Avenger")).isFalse();
    }

    @Test
    @Rule("HB-9.16")
    void aCardThatLeftBeforeItAttackedMayAttackWhenItIsBackOneThatAttackedMayNot() {
        Trigger fallen = Words.of(Whose.ENEMY, Words.DESTROYED);
        Card deserter = Words.battle("Deserter", BattleType.HUMAN, Reach.RANGED)
                .attack(3)
                .hp(3)
                .when(fallen, Words.move(Words.itself(), Words.STANDBY))
                .alsoInStandbyWhen(fallen, Words.bringToBattlefield(Words.itself()))
                .build();
        Scene attacked = Scene.table()
                .put(SOUTH, FRONT_0, deserter)
                .put(SOUTH, FRONT_1, CLIFF_SLINGER)
                .put(NORTH, FRONT_0, HERALD)
                .battle()
                .attacks(FRONT_0)
                .awaits("South: slot")
                .chooses(SOUTH, FRONT_0)
                .happened(2, Attacked.class)
                .awaits("North: turn");
        assertThat(attacked.lost(NORTH)).as("only the other card").isEqualTo(4);
        Scene waiting = Scene.table()
                .put(SOUTH, FRONT_0, deserter)
                .put(SOUTH, FRONT_1, CLIFF_SLINGER)
                .put(NORTH, FRONT_1, HERALD)
                .battle()
                .attacks(FRONT_1)
                .chooses(SOUTH, FRONT_0)
                .happened(2, Attacked.class)
                .awaits("North: turn");
        assertThat(waiting.lost(NORTH)).isEqualTo(3);
    }

    @Test
    @Rule("HB-9.17")
    void theRefusalOfAnAttackerNamesTheFirstRuleBroken() {
        Attack empty = new Attack(SOUTH, FRONT_0);
        Scene scene = twoArchers().put(SOUTH, BACK_1, OAR_CAPTAIN).put(SOUTH, STANDBY_0, ranged("Reserve", 1, 1));
        scene.refuses(empty, "HB-5.1/not-asked");
        scene.battle()
                .refuses(new Attack(NORTH, FRONT_0), "HB-12.4/not-awaited")
                .refuses(empty, "HB-9.4/no-battle-card")
                .refuses(new Attack(SOUTH, BACK_1), "HB-9.4/cannot-attack")
                .refuses(new Attack(SOUTH, STANDBY_0), "HB-9.4/cannot-attack")
                .refuses(new Attack(SOUTH, Slot.SITUATION), "HB-9.4/no-battle-card")
                .refuses(new Pass(SOUTH), "HB-9.1/not-asked")
                .concedes(SOUTH)
                .refuses(empty, "HB-11.1/over")
                .won(NORTH, "HB-11.4");
    }
}
