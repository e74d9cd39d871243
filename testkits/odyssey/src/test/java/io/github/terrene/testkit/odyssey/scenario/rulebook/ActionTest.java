package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.effect.Zone;
import io.github.terrene.odyssey.setup.Edition;
import io.github.terrene.testkit.odyssey.scenario.Act;
import io.github.terrene.testkit.odyssey.scenario.Premise;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Array;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Free and Spend Actions")
class ActionTest extends ScenarioBook {
    private static Premise updated() {
        return options(options -> options.withEdition(Edition.UPDATE_2015));
    }

    @Test
    @DisplayName("A recruited Character, from hand or hidden, can act at once")
    @Rule({"TO-4.8", "TO-5.1", "TO-8.15"})
    void recruitedActAtOnce() {
        Scenario s = given(A.has(hidden(ETHAN).holding(DART)), A.hand(SAMMY), B.has(recruited(INU)));
        s.refuses(A.attacks(ETHAN), "TO-5.1/hidden-attacker");
        s.refuses(A.uses(DART).on(INU), "TO-8.15/holder-hidden");
        s.when(A.recruits(ETHAN)).then(A.actions(2), A.supply(2));
        s.when(A.attacks(ETHAN), B.declinesToBlock(), A.uses(DART).on(INU));
        s.then(A.actions(0), B.hp(30), B.has(recruited(INU).damaged(10)));
        s.awaits(A, "action");

        Scenario fromHand = given(A.hand(SAMMY), B.has(recruited(INU)));
        fromHand.when(A.recruits(SAMMY)).then(A.has(recruited(SAMMY).unharmed()), A.cardsInHand(0), A.actions(2));
        fromHand.when(A.attacks(SAMMY), B.declinesToBlock()).then(B.hp(35), A.actions(1));
        fromHand.when(A.endsTurn(), B.attacks(INU), A.blocks(SAMMY))
                .then(A.has(recruited(SAMMY).damaged(15)));
        fromHand.awaits(B, "action");
    }

    @Test
    @DisplayName("Recruiting costs an Action")
    @Rule("TO-4.8")
    void recruitingCosts() {
        Scenario s = given(A.actions(0), A.has(hidden(ETHAN)), A.hand(SAMMY));
        s.refuses(A.recruits(ETHAN), "TO-4.8/few-actions");
        s.refuses(A.recruits(SAMMY), "TO-4.8/few-actions");
        s.refuses(A.recruits(INU), "TO-4.8/not-in-hand");
        s.awaits(A, "action");
        Scenario again = given(A.has(recruited(ETHAN)));
        again.refuses(A.recruits(ETHAN), "TO-4.8/recruited");
        again.awaits(A, "action");
    }

    @Test
    @DisplayName("With the update no second one of a name, from hand or by an effect; hidden copies and tokens may be")
    @Rule({"TO-4.9", "TO-12.1"})
    void oneOfAName() {
        CharacterCard spark =
                token("Spark").of(FIRE, ENERGY).stats(1, 1, 5, 10, 0).build();
        AssignableCard flint = item("Flint")
                .trigger(GREEN, free(), create(spark), create(spark))
                .build();
        AssignableCard horn = item("Horn")
                .trigger(GREEN, free(), putIntoPlay(card(CHARACTER), Zone.HAND))
                .build();
        Scenario s = given(updated(), A.has(recruited(ETHAN).holding(horn)), A.alone(), A.hand(ETHAN, ETHAN));
        s.refuses(A.recruitsFromHand(ETHAN), "TO-4.9/unique");
        s.when(A.hides(ETHAN)).then(A.has(recruited(ETHAN), hidden(ETHAN)));
        s.refuses(A.recruits(ETHAN), "TO-4.9/unique");
        s.when(A.uses(horn), A.choosesCards(ETHAN));
        s.then(A.characters(2), A.hand(ETHAN));
        s.awaits(A, "action");

        Scenario tokens =
                given(updated(), knowing(spark), A.has(recruited(ETHAN).holding(flint)), A.alone());
        tokens.when(A.uses(flint)).then(A.has(recruited(spark), recruited(spark)));
        tokens.awaits(A, "action");
    }

    @Test
    @DisplayName("Hiding is free, takes 1 SP, and comes as often as the supply allows")
    @Rule({"TO-4.13", "TO-7.1", "TO-7.2"})
    void hiding() {
        Scenario s = given(A.actions(0), A.has(recruited(IRON_RAM)), A.alone(), A.hand(OLD_GIANT, SAMMY, ETHAN));
        s.when(A.hides(OLD_GIANT), A.hides(SAMMY)).then(A.supply(4), A.actions(0), A.cardsInHand(1));
        s.then(A.has(hidden(OLD_GIANT), hidden(SAMMY)));
        s.refuses(A.hides(ETHAN), "TO-7.2/sp-taken");
        s.refuses(A.hides(IRON_RAM), "TO-4.13/not-in-hand");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Cards are assigned to your Characters that hold nothing, hidden ones included")
    @Rule({"TO-4.14", "TO-1.11"})
    void assigning() {
        Scenario s = given(
                A.actions(0),
                A.has(recruited(ETHAN), hidden(ASU)),
                A.hand(DART, EMBER_VERSE, SAMMY),
                B.has(recruited(INU)));
        s.refuses(A.assigns(DART, B.the(INU)), "TO-4.14/no-character");
        s.refuses(A.assigns(HUSH, ETHAN), "TO-4.14/not-in-hand");
        s.when(A.assigns(DART, ASU), A.assigns(EMBER_VERSE, ETHAN));
        s.then(A.has(hidden(ASU).holding(DART), recruited(ETHAN).holding(EMBER_VERSE)), A.hand(SAMMY), A.actions(0));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Trading: both hold a face-down card, either may be hidden, once per turn")
    @Rule("TO-4.15")
    void trading() {
        Scenario s = given(
                A.actions(0),
                A.has(hidden(ETHAN).holding(DART), hidden(ASU).holding(HUSH), recruited(SAMMY)),
                A.alone());
        s.refuses(A.trades(ETHAN, SAMMY), "TO-4.15/cards-face-down");
        s.when(A.trades(ETHAN, ASU))
                .then(A.has(hidden(ETHAN).holding(HUSH), hidden(ASU).holding(DART)));
        s.refuses(A.trades(ETHAN, ASU), "TO-4.15/traded");
        s.when(A.endsTurn(), B.endsTurn(), A.trades(ETHAN, ASU));
        s.then(A.has(hidden(ETHAN).holding(DART), hidden(ASU).holding(HUSH)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Dismissing: hidden Characters too, cards without harm, and DEF takes nothing off")
    @Rule({"TO-4.16", "TO-1.13", "TO-7.7"})
    void dismissing() {
        Scenario s = given(
                A.actions(0),
                A.has(
                        hidden(ASU).damaged(15).holding(HUSH),
                        recruited(ETHAN).damaged(5).holding(DART)));
        s.when(A.dismisses(DART))
                .then(A.hp(50), A.discardPile(DART), A.has(recruited(ETHAN).holdingNothing()));
        s.when(A.dismisses(ASU)).then(A.hp(35), A.discardPile(DART, ASU, HUSH), A.actions(0));
        s.refuses(A.dismisses(DART), "TO-4.16/holds-nothing");
        s.refuses(A.dismisses(B.the(BYSTANDER)), "TO-4.16/no-character");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Nobody deals the damage of a dismissal")
    @Rule("TO-4.16")
    void nobodyDealsIt() {
        CharacterCard avenger = character("Avenger")
                .of(DARK, ASSASSIN)
                .stats(1, 1, 20, 10, 0)
                .trigger(BLUE, free(), when(HappeningKind.IS_DEFEATED), draw(1))
                .trigger(BLUE, free(), when(HappeningKind.DEALS_DAMAGE_TO_PLAYER), draw(1))
                .build();
        Scenario s = given(A.has(recruited(avenger).damaged(10), recruited(HEALING_ETHAN)));
        s.when(A.dismisses(avenger)).then(A.hp(40), A.cardsInHand(0));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A dismissal may cost the game")
    @Rule({"TO-4.16", "TO-10.1"})
    void lethalDismissal() {
        Scenario s = given(A.hp(15), A.has(recruited(ETHAN).damaged(15)));
        s.when(A.dismisses(ETHAN)).then(A.hp(0)).isWonBy(B, "TO-10.1");
    }

    @Test
    @DisplayName("Running: on your own turn only, when nothing is pending")
    @Rule({"TO-4.17", "TO-10.3"})
    void running() {
        Scenario s = given(A.has(recruited(ETHAN)), B.has(recruited(INU)));
        s.refuses(B.runs(), "TO-4.17/not-awaited");
        s.when(A.attacks(ETHAN));
        s.refuses(A.runs(), "TO-4.17/not-awaited");
        s.refuses(B.runs(), "TO-4.17/other-decision");
        s.when(B.declinesToBlock(), A.runs()).isWonBy(B, "TO-10.3");
    }

    @Test
    @DisplayName("Only the very first turn is without attacks")
    @Rule("TO-4.18")
    void firstAttack() {
        Scenario s = given(turn(1), A.has(recruited(ETHAN)), B.has(recruited(INU)));
        s.refuses(A.attacks(ETHAN), "TO-4.18/first-turn");
        s.when(A.endsTurn(), B.attacks(INU), A.declinesToBlock()).then(A.hp(30));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("Which actions may be answered")
    @Rule({"TO-8.12", "TO-4.19"})
    void whichActionsMayBeAnswered() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(HUSH), hidden(ASU).holding(DART), recruited(SAMMY)),
                A.alone(),
                A.hand(SALT_FLATS, INU, PIKE),
                B.has(recruited(INU).holding(DART)));
        for (Act deed : Array.<Act>of(
                A.recruits(ASU),
                A.attacks(ETHAN),
                A.plays(SALT_FLATS),
                A.hides(INU),
                A.assigns(PIKE, SAMMY),
                A.trades(ETHAN, ASU),
                A.dismisses(ETHAN),
                A.dismisses(DART),
                A.uses(HUSH).on(SAMMY))) {
            instead(s).when(deed).awaits(B, "response");
        }
        s.when(A.endsTurn()).awaits(B, "action");
    }
}
