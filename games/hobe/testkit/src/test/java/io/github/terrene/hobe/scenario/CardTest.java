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
import static io.github.terrene.hobe.trait.Slot.STANDBY_1;
import static io.github.terrene.hobe.trait.Slot.STANDBY_2;
import static io.github.terrene.hobe.trait.Slot.STANDBY_3;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.Icon;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;

/** Section 1: cards. */
class CardTest {
    private static Seq<String> faults(Card... cards) {
        return Catalogue.of(Array.of(cards)).swap().getOrElse(Array.empty()).map(Problem::key);
    }

    @Test
    @SuppressWarnings("NullAway") // what a program may do by mistake
    void aCardThatIsNullIsTheCallersBug() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Catalogue.of(Array.of(HERALD, null)))
                .withMessage("card 2 is null");
    }

    @Test
    @Rule("HB-1.1")
    void aCardIsABattleCardAnEventOrASituation() {
        assertThat(Array.of(HERALD, BRONZE_SPEAR, SPARK, WAR_DRUMS).map(Card::kind))
                .containsExactly(CardKind.BATTLE, CardKind.WEAPON, CardKind.EVENT, CardKind.SITUATION);
        assertThat(CardKind.WEAPON.playedAs(CardKind.BATTLE)).isTrue();
        assertThat(CardKind.BATTLE.playedAs(CardKind.WEAPON)).isFalse();
    }

    @Test
    @Rule("HB-1.2")
    void furtherWordsMeanNothingUnlessATextNamesThem() {
        Card singer = battle("Singer", HUMAN, MELEE).hp(3).words("Phaeacian").build();
        Card wave = event("Wave", Words.damage(Words.all(ANYONE.of(Words.called("Phaeacian"))), 1))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, wave, SPARE)
                .put(SOUTH, FRONT_0, singer)
                .put(SOUTH, FRONT_1, SHORE_GUARD)
                .plays(SOUTH, wave)
                .awaits("South: turn");
        assertThat(scene.tokens("Singer")).isEqualTo(2);
        assertThat(scene.tokens("Shore Guard")).isEqualTo(4);
    }

    @Test
    @Rule("HB-1.3")
    void aBattleCardIsMeleeOrRangedAndHasAtkAndHp() {
        Card bodiless = new Card(
                "bodiless",
                "Bodiless",
                CardKind.BATTLE,
                QUIET_DAYS.body(),
                Array.empty(),
                0,
                QUIET_DAYS.timing(),
                Array.empty(),
                Array.empty());
        assertThat(faults(bodiless)).containsExactly("HB-1.3/body");
        Scene scene = Scene.table()
                .put(SOUTH, FRONT_0, OAR_CAPTAIN)
                .put(SOUTH, BACK_0, BAY_ARCHER)
                .awaits("South: turn");
        assertThat(scene.game().table().reach(scene.card("Oar Captain"))).isEqualTo(MELEE);
        assertThat(scene.game().table().reach(scene.card("Bay Archer"))).isEqualTo(RANGED);
        assertThat(scene.attack("Oar Captain")).isEqualTo(3);
        assertThat(scene.tokens("Oar Captain")).isEqualTo(4);
    }

    @Test
    @Rule("HB-1.4")
    void aSituationMayHaveRequirementsAndACost() {
        Card rites = situation("Rites").asks(Icon.HUMAN).cost(2).build();
        Scene none = Scene.table().hand(SOUTH, rites);
        none.refuses(none.play(SOUTH, rites), "HB-7.9/requirements").awaits("South: turn");
        Scene scene = Scene.table()
                .hand(SOUTH, rites, SPARE)
                .put(SOUTH, STANDBY_0, HERALD)
                .plays(SOUTH, rites)
                .awaits("South: turn");
        assertThat(scene.deck(SOUTH)).isEqualTo(18);
    }

    @Test
    @Rule("HB-1.5")
    void aWeaponTakesNoSlotAndHasNoTokens() {
        Card axe = weapon("Axe").asks(Icon.ANY).cost(1).build();
        Scene scene = Scene.table()
                .hand(SOUTH, axe, SPARE)
                .put(SOUTH, STANDBY_0, SWINEHERD)
                .put(SOUTH, STANDBY_1, HERALD)
                .put(SOUTH, STANDBY_2, BAY_ARCHER)
                .put(SOUTH, STANDBY_3, SHORE_GUARD)
                .plays(SOUTH, axe, "Swineherd")
                .awaits("South: turn");
        assertThat(scene.weapons("Swineherd")).containsExactly("Axe");
        assertThat(scene.tokens("Axe")).isZero();
        assertThat(scene.deck(SOUTH)).isEqualTo(19);
    }

    @Test
    @Rule("HB-1.6")
    void anEventHasOneEffectAndIsThenSpent() {
        Scene scene = Scene.table()
                .hand(SOUTH, SPARK, SPARE)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .plays(SOUTH, SPARK, "Shore Guard")
                .awaits("South: turn");
        assertThat(scene.underworld(SOUTH)).containsExactly("Spark");
        assertThat(faults(event("Twice", Words.damage(Words.all(ANYONE), 1))
                        .when(Words.PLAYED, Words.damage(Words.all(ANYONE), 1))
                        .build()))
                .containsExactly("HB-1.6/one-effect");
        assertThat(faults(situation("Odd")
                        .when(Words.PLAYED, Words.damage(Words.all(ANYONE), 1))
                        .build()))
                .containsExactly("HB-1.6/when-played");
    }

    @Test
    @Rule("HB-1.7")
    void aSituationLastsAsLongAsItIsInPlay() {
        Scene scene = Scene.table()
                .hand(SOUTH, SPARE)
                .situation(SOUTH, WAR_DRUMS)
                .put(SOUTH, FRONT_0, REED_CUTTER)
                .finishes()
                .finishes();
        assertThat(scene.attack("Reed Cutter")).isEqualTo(3);
        scene.sacrifices().awaits("South: turn");
        assertThat(scene.attack("Reed Cutter")).isEqualTo(2);
    }

    @Test
    @Rule("HB-1.8")
    void numbersOutsideTheirBoundsAreAllNamedAtOnce() {
        assertThat(faults(
                        battle("Nobody", HUMAN, MELEE).attack(-1).hp(0).cost(-1).build()))
                .containsOnly("HB-1.8/out-of-range")
                .hasSize(3);
        assertThat(faults(battle("Weak", HUMAN, MELEE).attack(0).hp(1).cost(0).build()))
                .isEmpty();
    }

    @Test
    @Rule("HB-1.9")
    void aStrongCardMayComeWithoutRequirementsAndAWeakOneWith() {
        Card strong = Scene.melee("Strong", 9, 9);
        Card weak = battle("Weak", HUMAN, MELEE).asks(Icon.HUMAN, Icon.HUMAN).build();
        assertThat(faults(strong, weak)).isEmpty();
        Scene scene =
                Scene.table().hand(SOUTH, strong, SPARE).plays(SOUTH, strong).awaits("South: turn");
        assertThat(scene.attack("Strong")).isEqualTo(9);
    }

    @Test
    @Rule("HB-1.10")
    void aWeaponIsABattleCardForCostsButNotInPlay() {
        Card axe = weapon("Axe").cost(1).build();
        Card stores = situation("Stores")
                .continuous(Words.costs(Whose.OWN, CardKind.BATTLE, -1))
                .build();
        Card quake = event("Quake", Words.damage(Words.all(ANYONE), 1)).build();
        Scene scene = Scene.table()
                .hand(SOUTH, axe, quake, ENVOY)
                .situation(SOUTH, stores)
                .put(SOUTH, FRONT_0, SHORE_GUARD)
                .plays(SOUTH, axe, "Shore Guard");
        assertThat(scene.deck(SOUTH)).isEqualTo(20);
        scene.refuses(scene.play(SOUTH, ENVOY), "HB-7.9/requirements");
        scene.plays(SOUTH, quake).awaits("South: turn");
        assertThat(scene.tokens("Shore Guard")).isEqualTo(3);
        assertThat(scene.weapons("Shore Guard")).containsExactly("Axe");
    }
}
