package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.battle;
import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.Words.situation;
import static io.github.terrene.hobe.card.Reach.MELEE;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.BattleType.HUMAN;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.BACK_1;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_1;
import static io.github.terrene.hobe.trait.Slot.STANDBY;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.hobe.trait.Slot.STANDBY_1;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.OwnChoice;
import io.github.terrene.hobe.trait.Where;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.hobe.scenario.Scene;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;

/** Section 10: what effects do to cards in play and to decks. */
class EffectOnCardsTest {
    private static final Card HAIL =
            event("Hail", Words.damage(Words.all(ANYONE), 1)).build();

    private static Array<String> faults(Card card) {
        return Array.ofAll(Catalogue.of(Array.of(card)).swap().getOrElse(Array.empty()))
                .map(Problem::key);
    }

    @Test
    @Rule("HB-10.8")
    void damageByAnEffectTakesTokensOrTheTopOfADeck() {
        Card bolt = event("Bolt", Words.damage(Words.target(ANYONE), 9), Words.loseCards(Whose.ENEMY, 2))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, bolt, SPARE)
                .put(NORTH, FRONT_0, SHORE_GUARD, IRON_RING)
                .plays(SOUTH, bolt, "Shore Guard")
                .awaits("South: turn");
        assertThat(scene.underworld(NORTH)).containsExactly("Shore Guard", "Iron Ring");
        assertThat(scene.lost(NORTH)).isEqualTo(2);
    }

    @Test
    @Rule("HB-10.9")
    void healingGivesTokensBackUpToTheHp() {
        Card balm = event("Balm", Words.heal(Words.all(OWN), 2)).build();
        Scene scene = Scene.table()
                .hand(SOUTH, balm, SPARE)
                .put(SOUTH, FRONT_0, SHORE_GUARD)
                .put(SOUTH, FRONT_1, SUN_LORD)
                .tokens(SOUTH, FRONT_0, 3)
                .tokens(SOUTH, FRONT_1, 1)
                .plays(SOUTH, balm)
                .awaits("South: turn");
        assertThat(scene.tokens("Shore Guard")).isEqualTo(4);
        assertThat(scene.tokens("Sun Lord")).isEqualTo(3);
    }

    @Test
    @Rule("HB-10.10")
    void whatBringsToStandbyNeedsAnEmptySlotThere() {
        Card rise = event("Rise", Words.take(Words.target(Words.inUnderworld(Words.OWN, Words.BATTLE)), Words.STANDBY))
                .build();
        Scene full = Scene.table()
                .hand(SOUTH, RETREAT, rise, SPARE)
                .underworld(SOUTH, HERALD)
                .put(SOUTH, FRONT_0, SHORE_GUARD);
        STANDBY.forEach(slot -> full.put(SOUTH, slot, Scene.melee("At " + slot, 1, 1)));
        full.plays(SOUTH, RETREAT, "Shore Guard")
                .plays(SOUTH, rise, new OwnChoice.Buried(SOUTH, "herald"))
                .awaits("South: turn");
        assertThat(full.slot("Shore Guard")).isEqualTo(FRONT_0);
        assertThat(full.underworld(SOUTH)).containsExactly("Herald", "Retreat", "Rise");
    }

    @Test
    @Rule("HB-10.11")
    void lostCardsComeBackTenAtMostInAGame() {
        Card spring = event("Spring", Words.recover(7)).build();
        Card other = event("Other Spring", Words.recover(7)).build();
        Scene scene = Scene.table()
                .hand(SOUTH, spring, other, SPARE)
                .lost(SOUTH, Array.fill(15, HERALD).toJavaArray(Card[]::new))
                .plays(SOUTH, spring);
        assertThat(scene.deck(SOUTH)).isEqualTo(27);
        scene.plays(SOUTH, other).awaits("South: turn");
        assertThat(scene.deck(SOUTH)).isEqualTo(30);
        assertThat(scene.lost(SOUTH)).isEqualTo(5);
        assertThat(scene.seenBy(SOUTH).table().side(SOUTH).recovered()).isEqualTo(10);
        assertThat(faults(event("Well", Words.recover(11)).build())).containsExactly("HB-10.11/out-of-range");
    }

    @Test
    @Rule("HB-10.16")
    void anEventsChangeTouchesTheCardsThatFitNowAndLastsUntilTheyLeave() {
        Card oath = event("Oath", Words.getsExactly(Words.all(OWN), Words.ATK, 3, Words.LASTING))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, oath, SPARE)
                .put(SOUTH, FRONT_0, HERALD)
                .put(SOUTH, STANDBY_0, SWINEHERD)
                .plays(SOUTH, oath)
                .finishes()
                .finishes()
                .moves(STANDBY_0, BACK_0)
                .awaits("South: turn");
        assertThat(scene.attack("Herald")).isEqualTo(3);
        assertThat(scene.attack("Swineherd")).isEqualTo(1);
    }

    @Test
    @Rule("HB-10.16")
    void whatOnePartDoesToSeveralItDoesAtOneMoment() {
        Card mourner = battle("Mourner", HUMAN, MELEE)
                .when(Words.of(Whose.OWN, Words.DESTROYED), Words.loseCards(Whose.ENEMY, 1))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, HAIL, SPARE)
                .put(NORTH, FRONT_0, mourner)
                .put(NORTH, FRONT_1, HERALD)
                .plays(SOUTH, HAIL)
                .awaits("South: turn");
        assertThat(scene.underworld(NORTH)).containsExactly("Mourner", "Herald");
        assertThat(scene.lost(SOUTH)).as("the Mourner has left, too").isZero();
    }

    @Test
    @Rule("HB-10.17")
    void toStandbyTheLowestSlotToTheBattlefieldAChosenOneOrNone() {
        Scene down = Scene.table()
                .hand(SOUTH, RETREAT, SPARE)
                .put(SOUTH, FRONT_0, SHORE_GUARD, IRON_RING)
                .put(SOUTH, STANDBY_0, HERALD)
                .plays(SOUTH, RETREAT, "Shore Guard")
                .awaits("South: turn");
        assertThat(down.slot("Shore Guard")).isEqualTo(STANDBY_1);
        assertThat(down.weapons("Shore Guard")).containsExactly("Iron Ring");
        Card muster = situation("Muster")
                .when(Words.START_OF_TURN, Words.bringToBattlefield(Words.target(OWN.in(Where.STANDBY))))
                .build();
        Scene one = Scene.table()
                .hand(SOUTH, SPARE)
                .situation(SOUTH, muster)
                .put(SOUTH, STANDBY_0, THORN_RUNNER)
                .put(SOUTH, FRONT_0, HERALD)
                .put(SOUTH, FRONT_1, SWINEHERD)
                .put(SOUTH, BACK_0, BAY_ARCHER)
                .put(NORTH, FRONT_1, SHORE_GUARD)
                .begins(SOUTH)
                .awaits("South: turn");
        assertThat(one.slot("Thorn Runner")).isEqualTo(BACK_1);
        assertThat(one.tokens("Shore Guard")).as("it entered").isEqualTo(3);
        Scene none = Scene.table()
                .hand(SOUTH, SPARE)
                .situation(SOUTH, muster)
                .put(SOUTH, STANDBY_0, THORN_RUNNER)
                .put(SOUTH, FRONT_0, HERALD)
                .put(SOUTH, FRONT_1, SWINEHERD)
                .put(SOUTH, BACK_0, BAY_ARCHER)
                .put(SOUTH, BACK_1, CLIFF_SLINGER)
                .begins(SOUTH)
                .awaits("South: turn");
        assertThat(none.slot("Thorn Runner")).isEqualTo(STANDBY_0);
    }

    @Test
    @Rule({"HB-10.17", "HB-10.15"})
    void theSlotIsChosenByWhoControlsTheCard() {
        Card lure = situation("Lure")
                .when(Words.START_OF_TURN, Words.bringToBattlefield(Words.target(ENEMY.in(Where.STANDBY))))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, SPARE)
                .situation(SOUTH, lure)
                .put(NORTH, STANDBY_0, HERALD)
                .put(NORTH, STANDBY_1, SHORE_GUARD)
                .begins(SOUTH)
                .awaits("South: target")
                .chooses(SOUTH, "Herald")
                .awaits("North: slot")
                .chooses(NORTH, BACK_1)
                .awaits("South: turn");
        assertThat(scene.slot("Herald")).isEqualTo(BACK_1);
    }

    @Test
    @Rule("HB-10.18")
    void losingIsDamageAndLostCardsComeBackAtRandomAndUnseen() {
        Card spring =
                event("Spring", Words.loseCards(Whose.OWN, 2), Words.recover(2)).build();
        Scene scene = Scene.table()
                .hand(SOUTH, spring, SPARE)
                .lost(SOUTH, HERALD)
                .plays(SOUTH, spring)
                .awaits("South: turn");
        assertThat(scene.deck(SOUTH)).isEqualTo(20);
        assertThat(scene.lost(SOUTH)).isEqualTo(1);
        assertThat(scene.undoable()).isFalse();
        Scene other = Scene.table()
                .hand(SOUTH, spring, SPARE)
                .lost(SOUTH, SUN_LORD)
                .plays(SOUTH, spring)
                .awaits("South: turn");
        scene.looksTo(NORTH, other);
        assertThat(scene.seenBy(SOUTH).table()).isEqualTo(other.seenBy(SOUTH).table());
    }
}
