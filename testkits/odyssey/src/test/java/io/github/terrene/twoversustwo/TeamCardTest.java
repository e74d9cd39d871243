package io.github.terrene.twoversustwo;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.HOME_FIELD;
import static io.github.terrene.twoversustwo.Company.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Cards among four players")
class TeamCardTest extends TeamBook {

    @Test
    @DisplayName("\"Allied\" means controlled by either, \"your\" by the player alone")
    @Rule({"TO-13.5", "TO-8.21"})
    void alliedAndYour() {
        Scenario s = given(
                A1.has(recruited(LANCER).holding(WARD_STONE), recruited(INU).holding(POTION)),
                A2.has(recruited(VETERAN).damaged(10)),
                B1.has(recruited(MILL_HAND)));
        s.refuses(A1.uses(POTION).on(VETERAN), "TO-8.5/illegal-target");
        s.refuses(A1.uses(WARD_STONE).on(MILL_HAND), "TO-8.5/illegal-target");
        s.allows(A1.uses(POTION).on(INU), A1.uses(WARD_STONE).on(LANCER));
        s.when(A1.uses(WARD_STONE).on(VETERAN));
        s.then(A2.has(recruited(VETERAN).def(20))).awaits(A1, "action");
    }

    @Test
    @DisplayName("Enemies are the Characters of both opponents")
    @Rule({"TO-13.5", "TO-13.14"})
    void enemies() {
        Scenario s = given(
                A1.has(recruited(LANCER).holding(SPARK)),
                A2.has(recruited(VETERAN)),
                B1.has(recruited(INU)),
                B2.has(recruited(MILL_HAND)));
        s.refuses(A1.uses(SPARK).on(VETERAN), "TO-8.5/illegal-target");
        s.refuses(A1.uses(SPARK).on(LANCER), "TO-8.5/illegal-target");
        s.allows(A1.uses(SPARK).on(INU));
        s.when(A1.uses(SPARK).on(MILL_HAND));
        s.then(B2.has(recruited(MILL_HAND).damaged(5))).awaits(A1, "action");
    }

    @Test
    @DisplayName("An effect on each allied Character reaches both sides of the team, and a passive one counts both")
    @Rule("TO-13.5")
    void eachAllied() {
        CharacterCard captain = character("Captain")
                .of(LIGHT, TACTICIAN)
                .stats(1, 1, 20, 10, 0)
                .passive(bonus(5, ATK).to(each(alliedCharacter().another())))
                .trigger(
                        GREEN, free(), gets(10, DEF).to(each(alliedCharacter())).until(END_OF_TURN))
                .build();
        Scenario s = given(A1.has(recruited(captain)), A2.has(recruited(VETERAN)), B1.has(recruited(VETERAN)));
        s.then(A2.has(recruited(VETERAN).atk(15)), B1.has(recruited(VETERAN).atk(10)));
        s.when(A1.uses(captain));
        s.then(
                A1.has(recruited(captain).def(10)),
                A2.has(recruited(VETERAN).def(20)),
                B1.has(recruited(VETERAN).def(10)));
        s.awaits(A1, "action");
    }

    @Test
    @DisplayName("\"You\" is the player alone; an opponent is either of the other team")
    @Rule({"TO-13.5", "TO-8.7"})
    void youAndOpponents() {
        CharacterCard watcher = character("Watcher")
                .of(LIGHT, GUARDIAN)
                .stats(1, 1, 20, 10, 0)
                .trigger(
                        BLUE, free(), whenOpponent(HIDES), gets(5, DEF).to(SELF).until(END_OF_TURN))
                .trigger(BLUE, free(), whenYou(HIDES), gets(5, ATK).to(SELF).until(END_OF_TURN))
                .build();
        Scenario s = given(A1.has(recruited(watcher)), A1.hand(INU), B2.has(recruited(watcher)));
        Scenario team = given(turnOf(A2), A1.has(recruited(watcher)), A2.hand(INU));
        team.when(A2.hides(INU)).awaits(A2, "action");
        s.when(A1.hides(INU)).awaits(A1, "ability");
        s.refuses(A1.uses(watcher), "TO-8.7/nothing-happened");
        s.when(A1.uses(watcher).ability(2)).awaits(B2, "response");
        s.when(B2.uses(watcher));
        s.then(
                A1.has(recruited(watcher).atk(15).def(0)),
                B2.has(recruited(watcher).def(5)));
        s.awaits(A1, "action");
    }

    @Test
    @DisplayName("The team-mate's Tactician does not serve for a Trap")
    @Rule({"TO-13.12", "TO-8.17"})
    void tacticians() {
        AssignableCard snare = command("Snare")
                .trap()
                .trigger(BLUE, actions(1), whenYou(ATTACKS), target(enemyCharacter()), damage(10))
                .build();
        Scenario s =
                given(A1.has(recruited(LANCER).holding(snare)), A2.has(recruited(PLANNER)), B1.has(recruited(INU)));
        s.refuses(A1.uses(snare).on(INU), "TO-8.17/no-tactician");
        s.awaits(A1, "action");
        Scenario own = given(A1.has(recruited(LANCER).holding(snare), recruited(PLANNER)), B1.has(recruited(INU)));
        own.when(A1.attacks(LANCER).on(B1), A1.uses(snare).on(INU), B1.declinesToBlock())
                .then(B1.has(recruited(INU).damaged(10)))
                .awaits(A1, "action");
    }

    @Test
    @DisplayName("Conditions about what you control look only at your side")
    @Rule({"TO-13.5", "TO-13.12"})
    void whatYouControl() {
        AssignableCard hymn = item("Hymn")
                .trigger(GREEN, free(), gainActions(1))
                .onlyIf(youControl(FIRE))
                .build();
        Scenario s = given(A1.has(recruited(LANCER).holding(hymn)), A2.has(recruited(INU)));
        s.refuses(A1.uses(hymn), "TO-8.5/conditions");
        s.awaits(A1, "action");
        Scenario own = given(A1.has(recruited(LANCER).holding(hymn), recruited(VETERAN)));
        own.when(A1.uses(hymn)).then(A1.actions(4), A2.actions(3)).awaits(A1, "action");
    }

    @Test
    @DisplayName("All players act with their own Characters, cards, Actions and supply")
    @Rule("TO-13.12")
    void ownThings() {
        Scenario s = given(
                A1.has(recruited(IRON_RAM), recruited(LANCER)),
                A1.actions(1),
                A1.hand(DART),
                A2.has(recruited(INU), hidden(MILL_HAND)),
                A2.hand(VETERAN),
                B1.has(recruited(THORNBACK)));
        s.refuses(A1.attacks(A2.the(INU)).on(B1), "TO-5.1/no-character");
        s.refuses(A1.recruits(A2.the(MILL_HAND)), "TO-4.8/not-in-hand");
        s.refuses(A1.assigns(DART, A2.the(INU)), "TO-4.14/no-character");
        s.refuses(A1.dismisses(A2.the(INU)), "TO-4.16/no-character");
        s.refuses(A1.hides(VETERAN), "TO-4.13/not-in-hand");
        s.when(A1.attacks(LANCER).on(B2), B1.declinesToBlock());
        s.then(A1.actions(0), A2.actions(3), A1.supply(3));
        s.refuses(A1.attacks(IRON_RAM).on(B1), "TO-5.1/few-actions");
        s.when(A1.endsTurn(), B1.endsTurn(), A2.dismisses(MILL_HAND), A2.hides(VETERAN));
        s.then(A2.discardPile(MILL_HAND), A1.discardPile(), A2.has(hidden(VETERAN)))
                .awaits(A2, "action");
    }

    @Test
    @DisplayName("All players have their own Terrains")
    @Rule({"TO-13.12", "TO-4.12"})
    void ownTerrains() {
        Scenario s = given(A1.hand(SALT_FLATS), A2.terrains(HOME_FIELD, SALT_FLATS));
        s.refuses(A1.switchesTo(SALT_FLATS), "TO-4.12/no-terrain");
        s.when(A1.plays(SALT_FLATS));
        s.then(A1.terrains(SALT_FLATS, HOME_FIELD), A2.terrains(HOME_FIELD, SALT_FLATS));
        s.when(A1.endsTurn(), B1.endsTurn()).then(A2.actions(3));
        s.when(A2.switchesTo(SALT_FLATS)).then(A1.terrains(SALT_FLATS, HOME_FIELD));
        s.when(A2.endsTurn(), B2.endsTurn()).then(A1.actions(4)).awaits(A1, "action");
    }

    @Test
    @DisplayName("\"Each opponent\" is the two players of the other team")
    @Rule({"TO-13.14", "TO-13.1"})
    void eachOpponent() {
        AssignableCard rain = item("Rain")
                .trigger(GREEN, free(), damagePlayer(5, EACH_OPPONENT))
                .build();
        AssignableCard flood = item("Flood")
                .trigger(GREEN, free(), damagePlayer(5, EACH_PLAYER), draw(1, EACH_PLAYER))
                .build();
        Scenario s =
                given(A1.has(recruited(LANCER).holding(rain), recruited(INU).holding(flood)));
        s.when(A1.uses(rain)).then(B1.hp(40), B2.hp(40), A1.hp(50));
        s.when(A1.uses(flood)).then(B1.hp(30), A1.hp(40), A2.hp(40));
        s.then(A1.cardsInHand(1), B1.cardsInHand(1), A2.cardsInHand(1), B2.cardsInHand(1));
        s.awaits(A1, "action");
    }

    @Test
    @DisplayName("A target opponent is one of the two")
    @Rule({"TO-13.14", "TO-8.5"})
    void oneOfTheTwo() {
        AssignableCard demand = item("Demand")
                .trigger(GREEN, free(), targetOpponent(), discard(1, TARGET_OPPONENT), damagePlayer(5, TARGET_OPPONENT))
                .build();
        Scenario s = given(
                A1.has(recruited(LANCER).holding(demand)),
                A2.hand(DART),
                B1.hand(DART, SPARK),
                B2.hand(POTION, WARD_STONE));
        s.refuses(A1.uses(demand).on(A2), "TO-8.5/no-opponent");
        s.refuses(A1.uses(demand).on(A1), "TO-8.5/no-opponent");
        s.allows(A1.uses(demand).on(B1));
        s.when(A1.uses(demand).on(B2)).awaits(B2, "card");
        s.refuses(B1.choosesCards(POTION), "TO-8.5/not-awaited");
        s.when(B2.choosesCards(POTION));
        s.then(B2.hand(WARD_STONE), B1.hand(DART, SPARK), B1.hp(45)).awaits(A1, "action");
    }

    @Test
    @DisplayName("A target Character may be on any of the four sides")
    @Rule({"TO-13.14", "TO-8.5"})
    void targetCharacter() {
        Scenario s = given(
                A1.has(recruited(LANCER).holding(DART)),
                A2.has(recruited(VETERAN)),
                B1.has(recruited(INU)),
                B2.has(recruited(THORNBACK)));
        s.allows(
                A1.uses(DART).on(LANCER),
                A1.uses(DART).on(VETERAN),
                A1.uses(DART).on(INU),
                A1.uses(DART).on(THORNBACK));
        s.awaits(A1, "action");
    }

    @Test
    @DisplayName("XP is gained from the Terrain of the Character's own player")
    @Rule({"TO-13.15", "TO-6.2"})
    void xpFromTheOwnTerrain() {
        Scenario s = given(
                turn(6),
                A1.has(hidden(INU)),
                A2.terrains(SALT_FLATS),
                A2.has(recruited(THORNBACK)),
                B1.has(recruited(INU).damaged(10)));
        s.when(B1.attacks(INU).on(A1), A2.blocks(THORNBACK));
        s.then(B1.hasNo(INU), A2.has(recruited(THORNBACK).xp(1).hp(40).atk(5)), B2.hp(45));
        s.awaits(B1, "action");
    }

    @Test
    @DisplayName("A Character that a team-mate's effect defeats gives no XP")
    @Rule({"TO-13.15", "TO-6.5"})
    void noXpForATeamMates() {
        Scenario s = given(
                A1.has(recruited(LANCER).holding(DART)), A2.has(recruited(INU).damaged(15)));
        s.when(A1.uses(DART).on(INU));
        s.then(A2.hasNo(INU), A2.discardPile(INU), A1.has(recruited(LANCER).xp(0)), A1.hp(50));
        s.never(XpGained.class).awaits(A1, "action");
    }
}
