package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.odyssey.trait.Immunity;
import io.github.terrene.testkit.odyssey.scenario.Premise;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Rules that meet")
class EntangledTest extends ScenarioBook {
    private static final AssignableCard HAIL = item("Hail")
            .trigger(BLUE, actions(1), stabDamage(10).to(each(enemyCharacter())))
            .build();

    private static final AssignableCard BALM = item("Balm")
            .trigger(BLUE, free(), target(alliedCharacter()), cure())
            .build();

    private static final AssignableCard SPURS = item("Spurs")
            .trigger(BLUE, free(), target(character()), gain(HASTE).until(END_OF_TURN))
            .build();

    private static Premise update() {
        return options(options -> options.withEdition(Edition.UPDATE_2015));
    }

    @Test
    @DisplayName("Once per turn is once per turn, also for an ability whose Character has left play")
    @Rule({"TO-8.2", "TO-8.25", "TO-8.7"})
    void onceThoughGone() {
        CharacterCard mourner = character("Mourner")
                .of(DARK, ENGINEER)
                .stats(1, 1, 10, 10, 0)
                .trigger(BLUE, free(), when(yourCharacter().another(), IS_DEFEATED), draw(1))
                .oncePerTurn()
                .build();
        Scenario s = given(
                A.has(recruited(ETHAN).holding(HAIL)),
                B.has(
                        recruited(mourner),
                        recruited(REED_GUARD),
                        recruited(SAMMY).damaged(10)));
        s.when(A.uses(HAIL));
        s.awaits(B, "ability");
        s.meanwhile(B.discardPile(mourner, REED_GUARD, SAMMY));
        s.when(B.uses(mourner));
        s.awaits(A, "action");
        s.then(B.cardsInHand(1), A.has(recruited(ETHAN).xp(3)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A cost that is lowered twice is 0 and gives no Action back")
    @Rule({"TO-8.2", "TO-8.1", "TO-12.3"})
    void loweredTwice() {
        CharacterCard thrifty = character("Thrifty")
                .of(WATER, TACTICIAN)
                .stats(1, 1, 20, 10, 0)
                .passive(costLess(CardKind.ITEM, 1))
                .build();
        Scenario s = given(
                update(),
                A.hand(HAIL),
                A.has(
                        recruited(thrifty),
                        recruited(thrifty),
                        recruited(ETHAN).with(RESOURCEFUL).holding(DART)),
                B.has(recruited(OLD_GIANT)));
        s.when(A.uses(DART).on(OLD_GIANT), A.assigns(HAIL, ETHAN)).then(A.actions(3));
        s.when(A.dismisses(A.the(thrifty).first()), A.dismisses(thrifty), A.uses(HAIL));
        s.then(A.actions(3), B.has(recruited(OLD_GIANT).damaged(10)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Slow replaces temporary Haste and suspends permanent Haste; what Immunity keeps off replaces nothing")
    @Rule({"TO-8.19", "TO-5.1"})
    void hasteAndSlow() {
        Scenario s = given(A.has(
                recruited(ETHAN).holding(SPURS),
                recruited(SAMMY).holding(STICKY_JAR),
                recruited(INU).holding(BALM)));
        Scenario replaced = instead(s)
                .when(
                        A.uses(SPURS).on(ETHAN),
                        A.uses(STICKY_JAR).on(ETHAN),
                        A.uses(BALM).on(ETHAN));
        replaced.then(A.has(recruited(ETHAN).without(HASTE).freeOf(SLOW)), A.actions(2));
        replaced.when(A.attacks(ETHAN)).then(A.actions(1)).awaits(A, "action");

        Scenario back = instead(s)
                .when(
                        A.uses(STICKY_JAR).on(ETHAN),
                        A.uses(SPURS).on(ETHAN),
                        A.uses(BALM).on(ETHAN));
        back.then(A.has(recruited(ETHAN).with(HASTE))).awaits(A, "action");

        Scenario kept = given(A.has(
                recruited(ETHAN).with(HASTE),
                recruited(SAMMY).holding(STICKY_JAR),
                recruited(INU).holding(BALM)));
        kept.when(A.uses(STICKY_JAR).on(ETHAN))
                .then(A.has(recruited(ETHAN).suffering(SLOW).without(HASTE)));
        kept.when(A.uses(BALM).on(ETHAN))
                .then(A.has(recruited(ETHAN).with(HASTE)))
                .awaits(A, "action");

        Alteration immune = new Alteration.GainedImmunity(Immunity.STATUSES);
        Scenario kept2 = given(A.has(
                recruited(ETHAN).given(immune, PERMANENT).holding(SPURS),
                recruited(SAMMY).holding(STICKY_JAR)));
        kept2.when(A.uses(SPURS).on(ETHAN), A.uses(STICKY_JAR).on(ETHAN), A.attacks(ETHAN));
        kept2.then(A.actions(2), B.hp(30));
        s.awaits(A, "action");
        kept2.awaits(A, "action");
    }

    @Test
    @DisplayName("From 3 XP by two: the fourth tier by itself, the next by choice; Haste so gained outdoes Slow")
    @Rule({"TO-6.2", "TO-6.3", "TO-8.19"})
    void overTheTop() {
        Scenario s = given(
                A.has(recruited(ETHAN).xp(3).atk(40).suffering(SLOW)),
                B.has(recruited(IRON_RAM).damaged(20)));
        s.when(A.attacks(ETHAN), B.blocks(IRON_RAM));
        s.awaits(A, "gain");
        s.meanwhile(A.has(recruited(ETHAN).xp(4).with(HASTE).freeOf(SLOW)), B.hp(40));
        s.when(A.choosesGain(2));
        s.then(A.has(recruited(ETHAN).xp(5).def(5)), A.actions(1));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("XP is gained link by link: it counts for what resolves after it")
    @Rule({"TO-6.9", "TO-8.10", "TO-8.5"})
    void xpInTheMiddleOfAChain() {
        CharacterCard brute = character("Brute")
                .of(EARTH, BEAST)
                .stats(1, 1, 20, 10, 0)
                .trigger(GREEN, actions(1), target(enemyCharacter()), stabDamage(statOf(SELF, ATK)))
                .build();
        Scenario s = given(
                A.has(recruited(brute).holding(PIKE)),
                B.has(
                        recruited(REED_GUARD),
                        recruited(OLD_GIANT).sp(2),
                        recruited(SAMMY).holding(EDGE_OIL)));
        s.when(A.uses(brute).on(OLD_GIANT), B.uses(EDGE_OIL), A.uses(PIKE).on(REED_GUARD));
        s.then(
                B.hasNo(REED_GUARD),
                A.has(recruited(brute).xp(1)),
                B.has(recruited(OLD_GIANT).damaged(15)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A defeat among one's own is a defeat, but earns no XP of its own")
    @Rule({"TO-6.5", "TO-6.11", "TO-6.12", "TO-8.7"})
    void ownVictims() {
        CharacterCard zealot = character("Zealot")
                .of(DARK, ASSASSIN)
                .stats(1, 1, 20, 10, 0)
                .trigger(GREEN, free(), when(DEFEATS), gainXp(2).to(SELF))
                .build();
        CharacterCard scholar = character("Scholar")
                .of(LIGHT, ENGINEER)
                .stats(1, 1, 20, 10, 0)
                .trigger(BLUE, free(), when(yourCharacter(), GAINS_XP), draw(1))
                .build();
        Scenario s = given(A.has(recruited(zealot).holding(DART), recruited(REED_GUARD), recruited(scholar)));
        s.when(A.uses(DART).on(REED_GUARD));
        s.awaits(A, "ability");
        s.never(XpGained.class);
        s.when(A.uses(zealot));
        s.awaits(A, "ability");
        s.when(A.uses(scholar));
        s.awaits(A, "action");
        s.then(A.has(recruited(zealot).xp(2)), A.cardsInHand(1));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A token is hidden and takes 1 then, holds a card, and gives and gains XP like any Character")
    @Rule({"TO-1.10", "TO-7.1", "TO-6.1", "TO-1.13"})
    void tokens() {
        CharacterCard sprite =
                token("Sprite").of(WIND, ENERGY).stats(2, 0, 10, 10, 0).build();
        Scenario s = given(
                A.hand(DART),
                A.has(recruited(sprite).holding(PIKE), recruited(ETHAN).holding(SMOKE_POT)),
                B.has(recruited(REED_GUARD), recruited(INU).holding(DART)));
        s.then(A.supply(2));
        s.when(A.uses(PIKE).on(REED_GUARD)).then(A.has(recruited(sprite).xp(1).atk(15)));
        s.when(A.assigns(DART, sprite), A.uses(SMOKE_POT).on(sprite))
                .then(A.supply(3), A.has(hidden(sprite).xp(1)));
        s.when(A.recruits(sprite)).then(A.supply(2), A.actions(1));
        s.when(A.attacks(sprite), B.uses(DART).on(sprite));
        s.then(
                A.hasNo(sprite),
                A.discardPile(PIKE, SMOKE_POT, DART),
                B.has(recruited(INU).xp(2)),
                B.hp(50));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("In the update an effect does not turn up a second Character of a name, nor hurts the hidden one")
    @Rule({"TO-4.9", "TO-12.1", "TO-7.5"})
    void secondOfAName() {
        AssignableCard searchlight = command("Searchlight")
                .trap()
                .trigger(
                        BLUE,
                        actions(1),
                        whenOpponent(HIDES),
                        turnFaceUp().to(HIDDEN_CHARACTER),
                        damage(5).to(HIDDEN_CHARACTER),
                        healYou(5))
                .build();
        Scenario s = given(
                update(),
                A.hand(ETHAN),
                A.has(recruited(ETHAN)),
                B.hp(30),
                B.has(recruited(PLANNER).holding(searchlight)));
        s.when(A.hides(ETHAN), B.uses(searchlight));
        s.then(A.has(recruited(ETHAN), hidden(ETHAN).unharmed()), B.hp(35));
        s.refuses(A.recruits(ETHAN), "TO-4.9/unique");
        s.when(A.dismisses(A.the(ETHAN).first()), A.recruits(ETHAN)).then(A.has(recruited(ETHAN)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName(
            "When each player discards, the active one chooses first, and all choices come before the first discard")
    @Rule({"TO-8.36", "TO-8.34", "TO-8.5"})
    void eachPlayerDiscards() {
        AssignableCard bonfire = item("Bonfire")
                .trigger(GREEN, actions(1), discard(1, PlayerRole.EACH_PLAYER))
                .build();
        Scenario s = given(A.hand(DART, PIKE), A.has(recruited(ETHAN).holding(bonfire)), B.hand(HUSH, NEEDLE));
        s.when(A.uses(bonfire));
        s.awaits(A, "card");
        s.when(A.choosesCards(PIKE));
        s.awaits(B, "card");
        s.meanwhile(A.hand(DART, PIKE));
        s.seenBy(B).then(A.cardsInHand(2), A.discardPile());
        s.when(B.choosesCards(HUSH));
        s.then(A.hand(DART), B.hand(NEEDLE), A.discardPile(PIKE, bonfire), B.discardPile(HUSH));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName(
            "The Actions of the turn are those of the Terrain that is active when it begins, a dismissed Storm's no more")
    @Rule({"TO-4.2", "TO-9.3", "TO-4.21", "TO-9.6"})
    void actionsOfTheTerrain() {
        Scenario s = given(A.actions(2), A.hand(ASH_STORM), A.terrains(SALT_FLATS), A.has(recruited(OLD_GIANT)));
        s.when(A.plays(ASH_STORM), A.endsTurn()).then(A.actions(2));
        s.when(B.endsTurn()).then(A.actions(1), turn(5));
        s.when(A.endsTurn()).then(A.terrains(SALT_FLATS), A.actions(1));
        s.when(B.endsTurn()).then(A.actions(4), turn(7), turnOf(A));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("An ability that answers the start of a turn may fetch a Terrain that is played the same turn")
    @Rule({"TO-4.12", "TO-4.22", "TO-4.3", "TO-8.7"})
    void terrainByAnEffect() {
        TerrainCard crossroads = terrain("Crossroads")
                .actions(3)
                .xp(plus(5, ATK), plus(5, ATK), plus(5, ATK), plus(5, ATK))
                .trigger(GREEN, free(), atStartOfTurn(), switchTerrain())
                .build();
        Scenario s = given(turnOf(B), A.hand(ASH_STORM), A.terrains(crossroads, SALT_FLATS), A.has(recruited(ETHAN)));
        s.when(B.endsTurn());
        s.awaits(A, "ability");
        s.meanwhile(A.actions(3));
        s.when(A.uses(crossroads)).then(A.terrains(SALT_FLATS, crossroads), A.actions(3));
        s.when(A.plays(ASH_STORM)).then(A.terrains(ASH_STORM, SALT_FLATS, crossroads));
        s.refuses(A.switchesTo(crossroads), "TO-4.12/terrain-done");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Giving up a damaged Character in the opponent's turn may cost the game")
    @Rule({"TO-7.3", "TO-4.16", "TO-10.1", "TO-10.4"})
    void lethalOverflow() {
        AssignableCard growth = item("Growth")
                .trigger(BLUE, free(), target(character()), gets(2, SP).until(END_OF_TURN))
                .build();
        Scenario s = given(
                A.has(recruited(ETHAN).holding(growth)),
                B.hp(15),
                B.has(recruited(SAMMY).damaged(15), recruited(OLD_GIANT).damaged(40)));
        s.when(A.uses(growth).on(SAMMY));
        s.awaits(B, "supply");
        s.when(B.givesUp(SAMMY));
        s.then(B.hp(0)).isWonBy(A, "TO-10.1");
    }

    @Test
    @DisplayName("Damage that is a cost damages all the same: what waits for it comes after the chain")
    @Rule({"TO-8.32", "TO-8.23", "TO-8.7"})
    void damagedByACost() {
        CharacterCard martyr = character("Martyr")
                .of(FIRE, WARRIOR)
                .stats(1, 1, 20, 10, 10)
                .trigger(BLUE, paying(takeDamage(5)), target(enemyCharacter()), stabDamage(5))
                .trigger(
                        BLUE,
                        free(),
                        when(BECOMES_DAMAGED),
                        gets(5, ATK).to(SELF).until(END_OF_TURN))
                .build();
        Scenario s = given(A.has(recruited(martyr)), B.has(recruited(INU).holding(EDGE_OIL)));
        s.when(A.uses(martyr).on(INU));
        s.awaits(B, "response");
        s.meanwhile(A.has(recruited(martyr).damaged(5)), B.has(recruited(INU).unharmed()));
        s.when(B.passes());
        s.awaits(A, "ability");
        s.when(A.uses(martyr).ability(2))
                .then(A.has(recruited(martyr).atk(15)), B.has(recruited(INU).damaged(5)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName(
            "The holder of a card may be what it costs: the card goes along, and resolves with what the holder was")
    @Rule({"TO-8.32", "TO-8.6", "TO-8.14", "TO-8.25"})
    void theHolderIsTheCost() {
        AssignableCard farewell = command("Farewell")
                .ongoing()
                .trigger(
                        BLUE, paying(dismiss(yourCharacter())), target(enemyCharacter()), stabDamage(statOf(SELF, ATK)))
                .build();
        Scenario s = given(
                A.has(recruited(ETHAN).damaged(5).holding(farewell)), B.has(recruited(INU), recruited(OLD_GIANT)));
        s.when(A.uses(farewell).on(INU).dismissing(ETHAN));
        s.then(A.hp(45), A.discardPile(ETHAN, farewell), B.hasNo(INU));
        s.never(XpGained.class).awaits(A, "action");

        Scenario last = given(A.has(recruited(ETHAN).holding(farewell)), A.alone(), B.has(recruited(INU)), B.alone());
        last.when(A.uses(farewell).on(INU).dismissing(ETHAN));
        last.isDrawn("TO-10.5");
    }

    @Test
    @DisplayName("One who has waited for an attack of the enemy's answers each attack, and none of the own side's")
    @Rule({"TO-8.23", "TO-8.7", "TO-8.21"})
    void eachAttackAnew() {
        CharacterCard drummer = character("Drummer")
                .of(WIND, TACTICIAN)
                .stats(1, 1, 20, 10, 0)
                .trigger(BLUE, free(), when(enemyCharacter(), HappeningKind.ATTACKS), healYou(5))
                .build();
        Scenario s = given(
                A.has(recruited(ETHAN), recruited(SAMMY), recruited(drummer)), B.hp(40), B.has(recruited(drummer)));
        s.when(A.attacks(ETHAN), B.uses(drummer), B.declinesToBlock()).then(B.hp(25));
        s.when(A.attacks(SAMMY), B.uses(drummer), B.declinesToBlock()).then(B.hp(15));
        s.awaits(A, "action");
    }
}
