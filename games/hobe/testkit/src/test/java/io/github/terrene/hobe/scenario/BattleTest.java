package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.BACK_1;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.melee;
import static io.github.terrene.testkit.hobe.scenario.Scene.ranged;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.Attack;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.event.Attacked;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.view.Offer;
import io.github.terrene.hobe.view.Offer.Strike;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Shown;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Section 9: what attacks hit, and what they do. */
class BattleTest {
    @Test
    @Rule({"HB-9.5", "HB-9.6"})
    void anAttackIsOfferedWithWhatItHits() {
        Scene scene = Scene.table()
                .put(SOUTH, FRONT_0, SHORE_GUARD)
                .put(SOUTH, FRONT_1, ranged("Far", 2, 1))
                .put(NORTH, FRONT_0, HERALD)
                .put(NORTH, FRONT_1, PIER_WATCH)
                .battle();
        Shown<Action> shown = scene.rules().shown(scene.rules().view(scene.game(), SOUTH));
        Array<Strike> strikes = scene.rules()
                .choices(scene.game(), SOUTH)
                .map(shown::offered)
                .filter(Strike.class::isInstance)
                .map(Strike.class::cast)
                .toArray();
        assertThat(strikes.map(strike -> strike.attacker().card().name() + " " + strike.attack() + " "
                        + strike.hit().map(hit -> hit.card().name()).mkString()))
                .containsExactlyInAnyOrder(
                        "Shore Guard " + SHORE_GUARD.body().get().attack() + " Herald", "Far 2 Pier Watch");
        assertThat(shown.offered(new Action.Concede(SOUTH))).isEqualTo(new Offer.Plain(new Action.Concede(SOUTH)));
    }

    @Test
    @Rule("HB-9.5")
    void meleeReachesOnlyTheFacingFrontSlot() {
        Scene scene = Scene.table()
                .put(SOUTH, BACK_0, OAR_CAPTAIN)
                .put(SOUTH, FRONT_1, REED_CUTTER)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .put(NORTH, BACK_1, SUN_LORD)
                .battle()
                .never(Attacked.class)
                .awaits("North: turn");
        assertThat(scene.lost(NORTH)).isZero();
    }

    @Test
    @Rule("HB-9.6")
    void rangedHitsTheFirstObstacleAskedAnewEachTime() {
        Scene scene = Scene.table()
                .put(SOUTH, FRONT_0, SHORE_GUARD)
                .put(SOUTH, BACK_0, ranged("Near", 2, 1))
                .put(SOUTH, FRONT_1, ranged("Far", 2, 1))
                .put(NORTH, BACK_0, HERALD)
                .put(NORTH, FRONT_1, PIER_WATCH)
                .put(NORTH, BACK_1, SUN_LORD)
                .battle()
                .attacks(FRONT_1)
                .awaits("North: turn");
        assertThat(scene.inPlay("Pier Watch")).isFalse();
        assertThat(scene.inPlay("Herald")).isFalse();
        assertThat(scene.tokens("Sun Lord")).isEqualTo(6);
        assertThat(scene.lost(NORTH)).isZero();
    }

    @Test
    @Rule("HB-9.7")
    void damageIsTheAttackersAtkAndStays() {
        Scene scene = Scene.table()
                .hand(SOUTH, SPARE)
                .put(SOUTH, FRONT_0, OAR_CAPTAIN)
                .put(NORTH, FRONT_0, SUN_LORD)
                .battle()
                .finishes()
                .awaits("South: turn");
        assertThat(scene.tokens("Sun Lord")).isEqualTo(3);
    }

    @Test
    @Rule("HB-9.8")
    void aCardWithoutTokensIsDestroyedAndTheColumnIsOpen() {
        Scene scene = Scene.table()
                .put(SOUTH, FRONT_0, CLIFF_SLINGER)
                .put(SOUTH, BACK_0, BAY_ARCHER)
                .put(NORTH, FRONT_0, HERALD)
                .battle()
                .attacks(FRONT_0)
                .awaits("North: turn");
        assertThat(scene.underworld(NORTH)).containsExactly("Herald");
        assertThat(scene.lost(NORTH)).isEqualTo(2);
    }

    @Test
    @Rule("HB-9.9")
    void damageToADeckTakesItsTopCardsUnseen() {
        Scene scene = Scene.table()
                .deck(NORTH, HERALD, SWINEHERD, PIER_WATCH, SHORE_GUARD)
                .put(SOUTH, FRONT_0, BAY_ARCHER)
                .battle();
        assertThat(scene.side(NORTH).lost().cards()).containsExactly(HERALD, SWINEHERD);
        assertThat(scene.seenBy(NORTH).table().side(NORTH).lost().cards()).allMatch(Card::unknown);
        scene.awaits("North: turn");
    }

    @Test
    @Rule("HB-9.10")
    void theTargetDoesNotStrikeBackAndAtkZeroDoesNothing() {
        Scene scene = Scene.table()
                .put(SOUTH, FRONT_0, melee("Mute", 0, 1))
                .put(NORTH, FRONT_0, CLIFF_SLINGER)
                .battle()
                .happened(1, Attacked.class)
                .awaits("North: turn");
        assertThat(scene.tokens("Mute")).isEqualTo(1);
        assertThat(scene.tokens("Cliff Slinger")).isEqualTo(2);
    }

    @Test
    @Rule("HB-9.11")
    void cardsInStandbyNeitherAttackNorAreAttacked() {
        Scene scene = Scene.table()
                .put(SOUTH, STANDBY_0, CLIFF_SLINGER)
                .put(SOUTH, FRONT_0, BAY_ARCHER)
                .put(NORTH, STANDBY_0, HERALD)
                .battle()
                .refuses(new Attack(SOUTH, STANDBY_0), "HB-12.4/not-awaited")
                .happened(1, Attacked.class)
                .awaits("North: turn");
        assertThat(scene.lost(NORTH)).isEqualTo(2);
        assertThat(scene.inPlay("Herald")).isTrue();
    }

    @Test
    @Rule("HB-9.13")
    void theWorkedExample() {
        assertThat(example().attacks(FRONT_0).awaits("North: turn").underworld(NORTH))
                .containsExactly("Shore Guard", "Herald");
        Scene archerFirst = example().attacks(BACK_0).awaits("North: turn");
        assertThat(archerFirst.underworld(NORTH)).containsExactly("Shore Guard");
        assertThat(archerFirst.lost(NORTH)).isZero();
    }

    private static Scene example() {
        return Scene.table()
                .put(SOUTH, FRONT_0, OAR_CAPTAIN)
                .put(SOUTH, BACK_0, BAY_ARCHER)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .put(NORTH, BACK_0, HERALD)
                .tokens(NORTH, FRONT_0, 2)
                .battle();
    }

    @Test
    @Rule("HB-9.14")
    void anAttackThatAlsoHitsTheBackHitsEachSlotOnceAndNeverTheDeck() {
        Card sweeper = Words.battle("Sweeper", BattleType.HUMAN, Reach.RANGED)
                .attack(2)
                .hp(1)
                .continuous(Words.is(Words.itself(), Words.THROUGH))
                .build();
        Scene both = Scene.table()
                .put(SOUTH, FRONT_0, sweeper)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .put(NORTH, BACK_0, SUN_LORD)
                .battle()
                .awaits("North: turn");
        assertThat(both.tokens("Shore Guard")).isEqualTo(2);
        assertThat(both.tokens("Sun Lord")).isEqualTo(4);
        Scene front = Scene.table()
                .put(SOUTH, FRONT_0, sweeper)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .battle();
        assertThat(front.awaits("North: turn").lost(NORTH)).isZero();
        Scene back = Scene.table()
                .put(SOUTH, FRONT_0, sweeper)
                .put(NORTH, BACK_0, SUN_LORD)
                .battle();
        assertThat(back.awaits("North: turn").tokens("Sun Lord")).isEqualTo(4);
        Scene alone = Scene.table()
                .put(SOUTH, FRONT_0, sweeper)
                .put(NORTH, BACK_0, HERALD)
                .battle()
                .awaits("North: turn");
        assertThat(alone.underworld(NORTH)).containsExactly("Herald");
        Scene melee = Scene.table()
                .put(SOUTH, FRONT_0, OAR_CAPTAIN, BIRD_HELM)
                .put(NORTH, BACK_0, SUN_LORD)
                .battle();
        assertThat(melee.awaits("North: turn").tokens("Sun Lord")).isEqualTo(6);
    }
}
