package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("XP")
class XpTest extends ScenarioBook {
    private static final AssignableCard FIRE_BOMB = item("Fire Bomb")
            .trigger(BLUE, actions(1), target(character()), damage(15))
            .build();

    private static final TerrainCard CINDER_FIELD = terrain("Cinder Field")
            .actions(3)
            .xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK))
            .trigger(GREEN, actions(1), target(enemyCharacter()), damage(10))
            .build();

    @Test
    @DisplayName("S23 Fire Bomb")
    @Rule({"TO-6.1", "TO-6.13", "TO-8.6", "TO-8.20"})
    void fireBomb() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(FIRE_BOMB)),
                B.has(recruited(SAMMY).damaged(10), recruited(INU).holding(HUSH)));
        s.when(A.uses(FIRE_BOMB).on(SAMMY));
        s.meanwhile(A.has(recruited(ETHAN).holdingFaceUp(FIRE_BOMB)));
        s.awaits(B, "response");
        s.then(
                B.hasNo(SAMMY),
                A.has(recruited(ETHAN).xp(1).atk(25).holdingNothing()),
                A.discardPile(FIRE_BOMB),
                B.discardPile(SAMMY),
                B.hp(50));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("S24 Two XP and a new Terrain")
    @Rule({"TO-6.2", "TO-6.4"})
    void twoXpAndANewTerrain() {
        Scenario s = given(
                A.has(recruited(ETHAN)),
                A.terrains(HOME_FIELD, SALT_FLATS),
                B.has(recruited(IRON_RAM).damaged(35), recruited(INU).damaged(5)));
        s.when(A.attacks(ETHAN), B.blocks(IRON_RAM));
        s.then(A.has(recruited(ETHAN).xp(2).atk(25).def(5).hp(20)), B.hp(45));
        s.when(A.switchesTo(SALT_FLATS), A.endsTurn(), B.endsTurn());
        s.when(A.attacks(ETHAN), B.blocks(INU));
        s.then(A.has(recruited(ETHAN).xp(3).with(STAB).atk(25).def(5).hp(20)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A Terrain from hand changes no gain received before either, and XP goes on at the next tier")
    @Rule({"TO-6.4", "TO-4.12"})
    void aNewTerrainFromHand() {
        Scenario s = given(
                A.has(recruited(ETHAN)),
                A.hand(SALT_FLATS),
                B.has(recruited(IRON_RAM).damaged(35), recruited(INU).damaged(5)));
        s.when(A.attacks(ETHAN), B.blocks(IRON_RAM), A.plays(SALT_FLATS));
        s.then(
                A.terrains(SALT_FLATS, HOME_FIELD),
                A.has(recruited(ETHAN).xp(2).atk(25).def(5).hp(20)));
        s.when(A.endsTurn(), B.endsTurn(), A.attacks(ETHAN), B.blocks(INU));
        s.then(A.has(recruited(ETHAN).xp(3).with(STAB).atk(25).def(5).hp(20)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("S25 More than four")
    @Rule("TO-6.3")
    void moreThanFour() {
        Scenario s =
                given(A.has(recruited(ETHAN).xp(4)), B.has(recruited(IRON_RAM).damaged(35)));
        s.when(A.attacks(ETHAN), B.blocks(IRON_RAM));
        s.awaits(A, "gain");
        s.allows(A.choosesGain(1), A.choosesGain(2), A.choosesGain(3), A.choosesGain(4));
        s.when(A.choosesGain(1));
        s.awaits(A, "gain");
        s.when(A.choosesGain(1));
        s.then(A.has(recruited(ETHAN).xp(6).atk(30)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("S26 Wasted XP: by the player's own card")
    @Rule("TO-6.5")
    void wastedOnOnesOwn() {
        Scenario s = given(A.has(recruited(ETHAN).holding(DART), recruited(REED_GUARD)));
        s.when(A.uses(DART).on(REED_GUARD))
                .then(A.hasNo(REED_GUARD), A.has(recruited(ETHAN).xp(0)));
        s.never(XpGained.class).awaits(A, "action");
    }

    @Test
    @DisplayName("S26 Wasted XP: by a terrain ability")
    @Rule("TO-6.5")
    void wastedByATerrain() {
        Scenario s = given(A.has(recruited(ETHAN)), A.terrains(CINDER_FIELD), B.has(recruited(REED_GUARD)));
        s.when(A.uses(CINDER_FIELD).on(REED_GUARD)).then(B.hasNo(REED_GUARD), A.actions(2));
        s.never(XpGained.class).awaits(A, "action");
    }

    @Test
    @DisplayName("S26 Wasted XP: by a Storm")
    @Rule({"TO-6.5", "TO-9.4"})
    void wastedByAStorm() {
        Scenario s = given(A.has(recruited(ETHAN)), A.hand(ASH_STORM), B.has(recruited(REED_GUARD)));
        s.when(A.plays(ASH_STORM), A.endsTurn(), B.endsTurn()).then(B.hasNo(REED_GUARD));
        s.never(XpGained.class).awaits(A, "action");
    }

    @Test
    @DisplayName("S26 Wasted XP: by a Character that is hidden by then")
    @Rule({"TO-6.5", "TO-6.6", "TO-6.9", "TO-8.14"})
    void wastedByWhoIsHidden() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(DART)),
                B.has(recruited(REED_GUARD), recruited(SAMMY).holding(SMOKE_POT)));
        s.when(A.uses(DART).on(REED_GUARD), B.uses(SMOKE_POT).on(ETHAN));
        s.then(B.hasNo(REED_GUARD), A.has(hidden(ETHAN).xp(0).holdingNothing()), A.discardPile(DART));
        s.never(XpGained.class).awaits(A, "action");
    }
}
