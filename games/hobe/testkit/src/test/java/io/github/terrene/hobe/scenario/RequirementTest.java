package io.github.terrene.hobe.scenario;

import static io.github.terrene.hobe.Words.battle;
import static io.github.terrene.hobe.Words.event;
import static io.github.terrene.hobe.Words.situation;
import static io.github.terrene.hobe.scenario.Cards.*;
import static io.github.terrene.hobe.trait.Slot.BACK_0;
import static io.github.terrene.hobe.trait.Slot.FRONT_0;
import static io.github.terrene.hobe.trait.Slot.STANDBY_0;
import static io.github.terrene.testkit.hobe.scenario.Scene.NORTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.SOUTH;
import static io.github.terrene.testkit.hobe.scenario.Scene.fighter;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.OwnChoice.Buried;
import io.github.terrene.hobe.card.Reach;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.hobe.setup.Options.CostPile;
import io.github.terrene.hobe.trait.BattleType;
import io.github.terrene.hobe.trait.CardKind;
import io.github.terrene.hobe.trait.EventTiming;
import io.github.terrene.hobe.trait.Icon;
import io.github.terrene.hobe.trait.Slot;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.testkit.hobe.scenario.Scene;
import org.junit.jupiter.api.Test;

/** Section 7: requirements and costs. */
class RequirementTest {
    private static Card asking(Icon... icons) {
        return battle("Asker", BattleType.HUMAN, Reach.MELEE).asks(icons).build();
    }

    private static void refused(Scene scene, Card card, String rule) {
        scene.hand(SOUTH, card, SPARE);
        scene.refuses(scene.play(SOUTH, card), rule).awaits("South: turn");
    }

    private static void legal(Scene scene, Card card) {
        scene.hand(SOUTH, card, SPARE);
        scene.allows(scene.play(SOUTH, card)).awaits("South: turn");
    }

    private static Scene with(BattleType... types) {
        Scene scene = Scene.table();
        for (int i = 0; i < types.length; i++) {
            scene.put(SOUTH, Slot.BATTLEFIELD.get(i), fighter("Fighter " + i, types[i], Reach.MELEE, 1, 1));
        }
        return scene;
    }

    @Test
    @Rule("HB-7.6")
    void aTypedIconNeedsItsTypeABlankAnyType() {
        for (BattleType type : BattleType.values()) {
            Icon own = Icon.valueOf(type.name());
            Icon other = type == BattleType.GOD ? Icon.HUMAN : Icon.GOD;
            legal(with(type), asking(own));
            legal(with(type), asking(Icon.ANY));
            refused(with(type), asking(other), "HB-7.9/requirements");
        }
    }

    @Test
    @Rule("HB-7.7")
    void onlyOwnBattleCardsCountInStandbyAndOnTheBattlefield() {
        legal(Scene.table().put(SOUTH, STANDBY_0, HERALD), asking(Icon.HUMAN));
        legal(Scene.table().put(SOUTH, BACK_0, HERALD), asking(Icon.HUMAN));
        refused(Scene.table().put(NORTH, FRONT_0, HERALD), asking(Icon.HUMAN), "HB-7.9/requirements");
        refused(
                Scene.table().put(SOUTH, FRONT_0, HERALD, IRON_RING).situation(SOUTH, WAR_DRUMS),
                asking(Icon.ANY, Icon.ANY),
                "HB-7.9/requirements");
    }

    @Test
    @Rule("HB-7.8")
    void whatLeftAndCameBackInThePlayPhaseDoesNotCount() {
        Card rise = event("Rise", Words.take(Words.target(Words.inUnderworld(Words.OWN, Words.BATTLE)), Words.STANDBY))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, rise, STEERSMAN)
                .underworld(SOUTH, HERALD)
                .plays(SOUTH, rise, new Buried(SOUTH, "herald"));
        assertThat(scene.slot("Herald")).isEqualTo(STANDBY_0);
        scene.refuses(scene.play(SOUTH, STEERSMAN), "HB-7.8/requirements").awaits("South: turn");
    }

    @Test
    @Rule("HB-7.8")
    void whatCameInTheMovePhaseCounts() {
        Card piper = battle("Piper", BattleType.GOD, Reach.MELEE)
                .when(
                        Words.ENTERS,
                        Words.take(Words.target(Words.inUnderworld(Words.OWN, Words.BATTLE)), Words.STANDBY))
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, STEERSMAN, SPARE)
                .underworld(SOUTH, HERALD)
                .put(SOUTH, STANDBY_0, piper)
                .moves(STANDBY_0, FRONT_0)
                .plays(SOUTH, STEERSMAN)
                .awaits("South: turn");
        assertThat(scene.slot("Herald")).isEqualTo(STANDBY_0);
    }

    @Test
    @Rule({"HB-7.8", "HB-8.4"})
    void theActivePlayersCounterIsUnderTheRuleForTheWholeTurn() {
        Card knot = event("Knot", EventTiming.COUNTER, Words.counter())
                .asks(Icon.HUMAN)
                .build();
        Scene scene = Scene.table()
                .hand(SOUTH, HERALD, knot, SPARK, SPARE)
                .hand(NORTH, STILL_AIR, NIGHT_RAID, SPARE)
                .put(NORTH, FRONT_0, SHORE_GUARD)
                .put(SOUTH, FRONT_0, SUN_LORD)
                .plays(SOUTH, HERALD)
                .plays(SOUTH, SPARK, "Shore Guard")
                .plays(NORTH, STILL_AIR);
        scene.refuses(scene.play(SOUTH, knot), "HB-7.8/requirements");
        scene.passes(SOUTH).battle().plays(NORTH, NIGHT_RAID, "Sun Lord");
        scene.refuses(scene.play(SOUTH, knot), "HB-7.8/requirements").awaits("South: counter");
    }

    @Test
    @Rule("HB-7.9")
    void eachIconNeedsACardOfItsOwn() {
        refused(with(BattleType.HUMAN), asking(Icon.HUMAN, Icon.HUMAN), "HB-7.9/requirements");
        legal(with(BattleType.HUMAN, BattleType.HUMAN), asking(Icon.HUMAN, Icon.ANY));
        refused(with(BattleType.GOD, BattleType.HUMAN), asking(Icon.GOD, Icon.HUMAN, Icon.ANY), "HB-7.9/requirements");
        legal(with(BattleType.GOD, BattleType.HUMAN, BattleType.IMMORTAL), asking(Icon.GOD, Icon.HUMAN, Icon.ANY));
    }

    @Test
    @Rule("HB-7.9")
    void requirementsAreNeverCheckedAgain() {
        Scene scene = Scene.table()
                .hand(SOUTH, STEERSMAN, RECALL, SPARE)
                .put(SOUTH, FRONT_0, HERALD)
                .plays(SOUTH, STEERSMAN)
                .plays(SOUTH, RECALL, "Herald")
                .awaits("South: turn");
        assertThat(scene.inPlay("Steersman")).isTrue();
    }

    @Test
    @Rule("HB-7.10")
    void aCostGoesUnseenToTheLostPileOrOpenlyToTheUnderworld() {
        Scene lost = Scene.table()
                .deck(SOUTH, OAR_CAPTAIN, BAY_ARCHER, SWINEHERD)
                .hand(SOUTH, EARTH_SHAKER, SPARE)
                .plays(SOUTH, EARTH_SHAKER)
                .awaits("South: turn");
        assertThat(lost.side(SOUTH).lost().cards()).containsExactly(OAR_CAPTAIN, BAY_ARCHER);
        Scene open = Scene.table()
                .options(Options.standard().withCostPile(CostPile.UNDERWORLD))
                .deck(SOUTH, OAR_CAPTAIN, BAY_ARCHER, SWINEHERD, HERALD)
                .hand(SOUTH, EARTH_SHAKER, SPARE)
                .situation(SOUTH, QUIET_DAYS)
                .plays(SOUTH, EARTH_SHAKER)
                .sacrifices()
                .awaits("South: turn");
        assertThat(open.underworld(SOUTH)).containsExactly("Oar Captain", "Bay Archer", "Earth Shaker", "Quiet Days");
        assertThat(open.lost(SOUTH)).isEqualTo(1);
    }

    @Test
    @Rule({"HB-7.10", "HB-11.2"})
    void aCostPaidOpenlyWithTheLastCardLosesToo() {
        Scene scene = Scene.table()
                .options(Options.standard().withCostPile(CostPile.UNDERWORLD))
                .deck(SOUTH, 2)
                .deck(NORTH, 3)
                .hand(SOUTH, EARTH_SHAKER)
                .plays(SOUTH, EARTH_SHAKER)
                .won(NORTH);
        assertThat(scene.deck(NORTH)).isEqualTo(3);
    }

    @Test
    @Rule("HB-7.11")
    void aCostAsLargeAsTheDeckCanBePaidAndLoses() {
        Card banquet = situation("Banquet").cost(3).build();
        Scene scene = Scene.table()
                .deck(SOUTH, 3)
                .hand(SOUTH, banquet)
                .plays(SOUTH, banquet)
                .won(NORTH);
        assertThat(scene.inPlay("Banquet")).isFalse();
        assertThat(scene.hand(SOUTH)).containsExactly("Banquet");
    }

    @Test
    @Rule("HB-7.12")
    void aCostIsNeverGivenBackAndNeverBelowZero() {
        Card gift = event("Gift", Words.loseCards(Whose.ENEMY, 1)).cost(2).build();
        Card stores = situation("Stores")
                .continuous(Words.costs(Whose.OWN, CardKind.EVENT, -5))
                .build();
        Scene countered = Scene.table()
                .hand(SOUTH, gift, SPARE)
                .hand(NORTH, STILL_AIR)
                .plays(SOUTH, gift)
                .plays(NORTH, STILL_AIR)
                .passes(SOUTH)
                .awaits("South: turn");
        assertThat(countered.lost(SOUTH)).isEqualTo(2);
        Scene cheap = Scene.table()
                .hand(SOUTH, gift, SPARE)
                .situation(SOUTH, stores)
                .plays(SOUTH, gift)
                .awaits("South: turn");
        assertThat(cheap.deck(SOUTH)).isEqualTo(20);
    }
}
