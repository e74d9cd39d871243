package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.battle;
import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.Words.situation;
import static io.github.terrene.hobe.Words.weapon;
import static io.github.terrene.hobe.card.Reach.MELEE;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.BattleType.HUMAN;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.BACK_1;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.event.EffectBegan;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Trigger;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Section 10: effects that wait, and their order. */
class TriggerTest {
    private static final Trigger FRIEND_FALLS = Words.of(Whose.OWN, Words.DESTROYED);
    private static final Trigger ENEMY_FALLS = Words.of(Whose.ENEMY, Words.DESTROYED);
    private static final Card HAIL =
            event("Hail", Words.damage(Words.all(ANYONE), 1)).build();

    private static Card saying(String name, Trigger trigger) {
        return Words.battle(name, HUMAN, MELEE)
                .hp(9)
                .when(trigger, Words.loseCards(Whose.ENEMY, 1))
                .build();
    }

    private static Array<String> begun(Scene scene) {
        return scene.events(EffectBegan.class).map(each -> each.source().card().name());
    }

    @Test
    @Rule("HB-10.6")
    void whatIsDueAtOneMomentHappensSlotBySlotTheActivePlayersFirst() {
        Trigger each = Words.of(Whose.ANY, Words.START_OF_TURN);
        Card bell = weapon("Bell").when(each, Words.loseCards(Whose.ENEMY, 1)).build();
        Card feast =
                situation("Feast").when(each, Words.loseCards(Whose.ENEMY, 1)).build();
        Card spy = battle("Spy", HUMAN, MELEE)
                .alsoInStandbyWhen(each, Words.loseCards(Whose.ENEMY, 1))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARE)
                .put(NORTH, FRONT_0, saying("Enemy", each))
                .put(SOUTH, STANDBY_0, spy)
                .put(SOUTH, BACK_1, saying("Back 1", each))
                .put(SOUTH, BACK_0, saying("Back 0", each))
                .put(SOUTH, FRONT_1, saying("Front 1", each), bell)
                .put(SOUTH, FRONT_0, saying("Front 0", each))
                .situation(SOUTH, feast)
                .begins(SOUTH)
                .awaits("South: turn");
        assertThat(begun(scene))
                .containsExactly("Feast", "Front 0", "Front 1", "Bell", "Back 0", "Back 1", "Spy", "Enemy");
    }

    @Test
    @Rule("HB-10.7")
    void anEffectHappensOnceATurnAlsoIfThereIsCauseAgain() {
        Scene scene = Scene.table()
                .hand(
                        SOUTH,
                        SPARK,
                        event("Spark Again", Words.damage(Words.target(ANYONE), 1))
                                .build(),
                        SPARE)
                .put(NORTH, FRONT_0, HERALD)
                .put(NORTH, FRONT_1, Scene.melee("Second", 1, 1))
                .put(SOUTH, BACK_0, saying("Cheerer", ENEMY_FALLS))
                .plays(SOUTH, SPARK, "Herald");
        assertThat(scene.lost(NORTH)).isEqualTo(1);
        scene.plays(SOUTH, Words.event("Spark Again").build(), "Second").awaits("South: turn");
        assertThat(scene.lost(NORTH)).isEqualTo(1);
        assertThat(begun(scene)).containsExactly("Cheerer");
    }

    @Test
    @Rule("HB-10.7")
    void anEffectHappensAfterTheAttackThatCausedItAndBeforeTheNextDecision() {
        Card martyr = battle("Martyr", HUMAN, MELEE)
                .hp(1)
                .when(Words.DESTROYED, Words.damage(Words.target(ENEMY), 2))
                .build();
        Scene scene = Scene.table()
                .put(SOUTH, FRONT_0, OAR_CAPTAIN)
                .put(SOUTH, BACK_0, BAY_ARCHER)
                .put(SOUTH, FRONT_1, CLIFF_SLINGER)
                .put(NORTH, FRONT_0, martyr)
                .battle()
                .attacks(FRONT_0)
                .awaits("North: target")
                .chooses(NORTH, "Bay Archer")
                .awaits("North: turn");
        assertThat(scene.inPlay("Bay Archer")).isFalse();
        assertThat(scene.lost(NORTH)).isEqualTo(4);
    }

    @Test
    @Rule({"HB-10.14", "HB-10.7"})
    void whenDestroyedHappensThoughItsCardHasLeftWithItsLastPlaceAndColumn() {
        Card bomb = battle("Bomb", HUMAN, MELEE)
                .hp(1)
                .when(Words.DESTROYED, Words.damage(Words.opposite(), 2))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARK, SPARE)
                .put(SOUTH, FRONT_1, SHORE_GUARD)
                .put(NORTH, FRONT_1, bomb)
                .plays(SOUTH, SPARK, "Bomb")
                .awaits("South: turn");
        assertThat(scene.tokens("Shore Guard")).isEqualTo(2);
    }

    @Test
    @Rule({"HB-10.14", "HB-10.1"})
    void whenDestroyedDoesNotHappenFromWhereItDoesNotWork() {
        Card martyr = battle("Martyr", HUMAN, MELEE)
                .when(Words.LEAVES, Words.loseCards(Whose.ENEMY, 1))
                .build();
        Card flood = situation("Flood")
                .when(Words.START_OF_TURN, Words.destroy(Words.all(ANYONE.in(Where.STANDBY))))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARE)
                .situation(SOUTH, flood)
                .put(NORTH, STANDBY_0, martyr)
                .begins(SOUTH)
                .awaits("South: turn");
        assertThat(scene.underworld(NORTH)).containsExactly("Martyr");
        assertThat(scene.lost(SOUTH)).isZero();
    }

    @Test
    @Rule("HB-10.14")
    void anyOtherEffectWhoseCardHasLeftItsPlaceDoesNotHappen() {
        Card first = battle("First", HUMAN, MELEE)
                .hp(9)
                .when(ENEMY_FALLS, Words.move(Words.all(OWN), Words.STANDBY))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARK, SPARE)
                .put(SOUTH, FRONT_0, first)
                .put(SOUTH, FRONT_1, saying("Second", ENEMY_FALLS))
                .put(NORTH, FRONT_0, HERALD)
                .plays(SOUTH, SPARK, "Herald")
                .awaits("South: turn");
        assertThat(begun(scene)).containsExactly("First");
        assertThat(scene.lost(NORTH)).isZero();
    }

    @Test
    @Rule("HB-10.14")
    void whatBecomesDueMeanwhileComesAfterAllThatIsDueAlready() {
        Card chain = battle("Chain", HUMAN, MELEE)
                .hp(9)
                .when(ENEMY_FALLS, Words.damage(Words.all(ENEMY), 1))
                .build();
        Card martyr = battle("Martyr", HUMAN, MELEE)
                .hp(2)
                .when(Words.DESTROYED, Words.loseCards(Whose.ENEMY, 1))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARK, SPARE)
                .put(SOUTH, FRONT_0, chain)
                .put(NORTH, FRONT_0, HERALD)
                .put(NORTH, FRONT_1, martyr)
                .tokens(NORTH, FRONT_1, 1)
                .put(NORTH, BACK_0, saying("Watcher", FRIEND_FALLS))
                .plays(SOUTH, SPARK, "Herald")
                .awaits("South: turn");
        assertThat(begun(scene)).containsExactly("Chain", "Watcher", "Martyr");
    }

    @Test
    @Rule("HB-10.14")
    void onceATurnIsUsedUpAlsoIfNothingCameOfIt() {
        Card scavenger = battle("Scavenger", HUMAN, MELEE)
                .hp(9)
                .when(ENEMY_FALLS, Words.damage(Words.all(ENEMY), 1))
                .build();
        Card second =
                event("Second Spark", Words.damage(Words.target(ANYONE), 1)).build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARK, second, SPARE)
                .put(SOUTH, FRONT_0, scavenger)
                .put(NORTH, STANDBY_0, SUN_LORD)
                .put(NORTH, FRONT_0, HERALD)
                .plays(SOUTH, SPARK, "Herald")
                .awaits("South: turn");
        assertThat(begun(scene)).containsExactly("Scavenger");
        assertThat(scene.game().table().thisTurn().used()).hasSize(1);
    }

    @Test
    @Rule("HB-10.14")
    void severalCausesAtOneMomentGiveOneEffectAndEachAbilityItsOwn() {
        Card widow = battle("Widow", HUMAN, MELEE)
                .hp(9)
                .when(FRIEND_FALLS, Words.loseCards(Whose.ENEMY, 1))
                .when(Words.of(Whose.ANY, Words.LEAVES), Words.loseCards(Whose.ENEMY, 2))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, HAIL, SPARE)
                .put(NORTH, FRONT_0, HERALD)
                .put(NORTH, FRONT_1, Scene.melee("Second", 1, 1))
                .put(NORTH, BACK_0, widow)
                .plays(SOUTH, HAIL)
                .awaits("South: turn");
        assertThat(scene.events(EffectBegan.class).map(EffectBegan::ability)).containsExactly(0, 1);
        assertThat(scene.lost(SOUTH)).isEqualTo(3);
    }

    @Test
    @Rule({"HB-10.14", "HB-7.23"})
    void whenAWeaponLeavesWithItsBearerItsEffectHappens() {
        Card horn = weapon("Horn")
                .when(Words.LEAVES, Words.loseCards(Whose.ENEMY, 1))
                .build();
        Scene field = Scene.table()
                .hand(SOUTH, SPARK, SPARE)
                .put(NORTH, FRONT_0, HERALD, horn)
                .plays(SOUTH, SPARK, "Herald")
                .awaits("South: turn");
        assertThat(field.lost(SOUTH)).isEqualTo(1);
        Scene returned = Scene.table()
                .hand(SOUTH, RECALL, SPARE)
                .put(NORTH, FRONT_0, HERALD, horn)
                .plays(SOUTH, RECALL, "Herald")
                .awaits("South: turn");
        assertThat(returned.lost(SOUTH)).isEqualTo(1);
    }

    @Test
    @Rule({"HB-1.10", "HB-10.14"})
    void aSituationOrAWeaponThatLeavesIsNoBattleCard() {
        Trigger anyLeaves = Words.of(Whose.ANY, Words.LEAVES);
        Scene scene = Scene.table()
                .hand(SOUTH, SPARE)
                .situation(SOUTH, WAR_DRUMS)
                .put(SOUTH, FRONT_0, saying("Watcher", anyLeaves), IRON_RING)
                .sacrifices()
                .awaits("South: turn");
        assertThat(begun(scene)).isEmpty();
    }

    @Test
    @Rule({"HB-10.14", "HB-10.6"})
    void effectsOfOneCardHappenInTheOrderOfItsTextWhateverCausedThemFirst() {
        Card witness = battle("Witness", HUMAN, MELEE)
                .hp(9)
                .when(FRIEND_FALLS, Words.loseCards(Whose.ENEMY, 1))
                .when(ENEMY_FALLS, Words.loseCards(Whose.ENEMY, 2))
                .build();
        Card purge = event("Purge", Words.damage(Words.all(ENEMY), 1), Words.damage(Words.all(OWN), 1))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, purge, SPARE)
                .put(SOUTH, FRONT_0, witness)
                .put(SOUTH, BACK_1, HERALD)
                .put(NORTH, FRONT_1, Scene.melee("Enemy", 1, 1))
                .plays(SOUTH, purge)
                .awaits("South: turn");
        assertThat(scene.events(EffectBegan.class).map(EffectBegan::ability)).containsExactly(0, 1);
    }
}
