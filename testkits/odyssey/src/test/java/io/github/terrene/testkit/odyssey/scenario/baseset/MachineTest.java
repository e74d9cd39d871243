package io.github.terrene.testkit.odyssey.scenario.baseset;

import static io.github.terrene.cards.base.Commands.*;
import static io.github.terrene.cards.base.EnergyCharacters.*;
import static io.github.terrene.cards.base.Engineers.*;
import static io.github.terrene.cards.base.Golems.*;
import static io.github.terrene.cards.base.Items.*;
import static io.github.terrene.cards.base.Machines.*;
import static io.github.terrene.cards.base.OngoingCommands.*;
import static io.github.terrene.cards.base.Spellcasters.*;
import static io.github.terrene.cards.base.Spells.*;
import static io.github.terrene.cards.base.Storms.*;
import static io.github.terrene.cards.base.Tacticians.*;
import static io.github.terrene.cards.base.Thieves.*;
import static io.github.terrene.cards.base.Tokens.*;
import static io.github.terrene.cards.base.Traps.*;
import static io.github.terrene.cards.base.Warriors.*;
import static io.github.terrene.odyssey.trait.Counter.*;
import static io.github.terrene.odyssey.trait.Keyword.*;
import static io.github.terrene.odyssey.trait.Stat.*;
import static io.github.terrene.odyssey.trait.Status.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.event.CardEvent.CardsFetched;
import io.github.terrene.odyssey.event.CharacterEvent.CharactersRevealed;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Machines, Engineers and Energy of the base set")
class MachineTest extends ScenarioBook {
    @Test
    @DisplayName("Scout reveals one face-down Character to all; it stays face-down, and views do not keep the name")
    @Rule({"TO-7.10", "TO-7.5", "TO-8.5"})
    void scout() {
        Scenario s = given(A.has(recruited(SCOUT)), B.has(hidden(SAMMY_THE_AGILE), recruited(IKE_THE_AGGRESSIVE)));
        s.refuses(A.uses(SCOUT).on(IKE_THE_AGGRESSIVE), "TO-8.5/illegal-target");
        s.when(A.uses(SCOUT).on(SAMMY_THE_AGILE));
        s.happened(1, CharactersRevealed.class);
        s.then(B.has(hidden(SAMMY_THE_AGILE)));
        s.seenBy(A).then(B.has(faceDown(), faceDown(), recruited(IKE_THE_AGGRESSIVE)));
        s.awaits(A, "action");

        Scenario flare = given(
                A.has(recruited(SCOUT).holding(FLARE)), B.has(hidden(SAMMY_THE_AGILE), hidden(IKE_THE_AGGRESSIVE)));
        flare.when(A.uses(FLARE));
        flare.happened(1, CharactersRevealed.class).then(A.cardsInHand(1)).awaits(A, "action");
    }

    @Test
    @DisplayName(
            "The Wanderer builds a token where there is room; the token is a Character, though nobody recruited it")
    @Rule({"TO-1.10", "TO-7.8", "TO-4.24", "TO-8.5", "TO-8.23"})
    void wanderer() {
        Scenario s = given(
                A.has(
                        hidden(WANDERER_FROM_A_PREVIOUS_WORLD),
                        recruited(ZILE_THE_RECRUITER),
                        recruited(ZOWIE_THE_INGENUIC)),
                A.alone());
        Scenario full = instead(s).when(A.recruits(WANDERER_FROM_A_PREVIOUS_WORLD));
        full.awaits(A, "ability");
        full.when(A.uses(WANDERER_FROM_A_PREVIOUS_WORLD).inMode(2));
        full.awaits(A, "ability");
        full.then(A.characters(3), A.actions(1), A.supply(4));
        full.when(A.uses(ZILE_THE_RECRUITER)).awaits(A, "action");

        s.when(A.dismisses(ZOWIE_THE_INGENUIC), A.recruits(WANDERER_FROM_A_PREVIOUS_WORLD));
        s.when(
                A.uses(ZILE_THE_RECRUITER),
                A.uses(WANDERER_FROM_A_PREVIOUS_WORLD).inMode(2));
        s.awaits(A, "action");
        s.then(
                A.has(
                        recruited(WANDERER_BETA).with(Keyword.RETALIATE),
                        recruited(ZILE_THE_RECRUITER).counters(1, STRATAGEM)),
                A.supply(3));
        s.then(A.hasNo(WANDERER_ALPHA));
        s.when(A.attacks(WANDERER_BETA)).then(B.hp(45));
        s.when(A.dismisses(WANDERER_BETA)).then(A.discardPile(ZOWIE_THE_INGENUIC));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Bellicose charges once in a chain, by Items and Commands of opponents only, and hits harder at once")
    @Rule({"TO-8.23", "TO-8.11", "TO-8.22", "TO-8.1"})
    void bellicose() {
        Scenario s = given(
                A.has(
                        recruited(SAMMY_THE_AGILE).holding(STRENGTH_POTION),
                        recruited(SUSANA_THE_GLACIAL).holding(HEALING_SALVE)),
                B.has(recruited(BELLICOSE_THE_INSIGHTFUL), recruited(SCOUT).holding(DEFENSE_POTION)));
        s.when(A.uses(SUSANA_THE_GLACIAL).on(BELLICOSE_THE_INSIGHTFUL));
        s.refuses(B.uses(BELLICOSE_THE_INSIGHTFUL), "TO-8.7/nothing-happened");
        s.when(B.passes(), A.uses(STRENGTH_POTION).on(SAMMY_THE_AGILE), B.uses(BELLICOSE_THE_INSIGHTFUL));
        s.when(A.uses(HEALING_SALVE).on(SAMMY_THE_AGILE));
        s.refuses(B.uses(BELLICOSE_THE_INSIGHTFUL), "TO-8.11/used-in-chain");
        s.when(B.uses(DEFENSE_POTION).on(BELLICOSE_THE_INSIGHTFUL));
        s.then(B.has(
                recruited(BELLICOSE_THE_INSIGHTFUL).counters(1, CHARGE).atk(20).def(20)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("The Sentry charges when it is attacked, and spends the charge in the answers to the block")
    @Rule({"TO-8.23", "TO-8.9", "TO-8.19", "TO-8.22"})
    void sentry() {
        Scenario s =
                given(A.has(recruited(ETHAN_THE_RESILIENT).holding(STRENGTH_POTION)), B.has(recruited(BRASS_SENTRY)));
        s.when(A.attacks(ETHAN_THE_RESILIENT), B.uses(BRASS_SENTRY));
        s.nobodyResponds();
        s.when(B.blocks(BRASS_SENTRY), A.uses(STRENGTH_POTION).on(ETHAN_THE_RESILIENT));
        s.when(B.uses(BRASS_SENTRY).ability(2));
        s.then(
                B.has(recruited(BRASS_SENTRY)
                        .damaged(20)
                        .def(5)
                        .counters(0, CHARGE)
                        .with(Keyword.RETALIATE)),
                A.has(recruited(ETHAN_THE_RESILIENT).damaged(10).decayed(5)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Gregory: every card he holds is free; an On-going one then works once per turn")
    @Rule({"TO-8.19", "TO-8.27", "TO-12.1"})
    void gregory() {
        Scenario s = given(
                A.actions(1),
                A.discardPile(FIRE_BOMB, FIREBALL),
                A.hand(HAZE_BOMB),
                A.has(recruited(GREGORY_THE_HOARDER).holding(FIRE_BOMB)),
                B.has(recruited(TALON_THE_PICKPOCKET)));
        s.when(A.uses(FIRE_BOMB).on(TALON_THE_PICKPOCKET), A.assigns(HAZE_BOMB, GREGORY_THE_HOARDER));
        s.when(A.uses(HAZE_BOMB).on(TALON_THE_PICKPOCKET)).then(A.actions(1));
        s.when(A.uses(GREGORY_THE_HOARDER), A.choosesCards(FIRE_BOMB));
        s.then(A.hand(FIRE_BOMB), A.actions(0));
        s.awaits(A, "action");

        Scenario factory = given(
                knowing(FACTORY_DRONE),
                A.actions(0),
                A.has(recruited(GREGORY_THE_HOARDER).holding(MACHINE_FACTORY)));
        factory.when(A.uses(MACHINE_FACTORY)).then(A.has(recruited(FACTORY_DRONE)), A.supply(4));
        factory.refuses(A.uses(MACHINE_FACTORY), "TO-8.2/once-per-turn", "TO-8.27/free-once")
                .awaits(A, "action");
    }

    @Test
    @DisplayName("Zowie makes Machines stronger, her Ingenuity charges at the start of the turn and pays Actions")
    @Rule({"TO-8.1", "TO-8.22", "TO-4.3", "TO-4.25", "TO-8.28"})
    void zowie() {
        Scenario s = given(
                turnOf(B),
                A.has(
                        recruited(ZOWIE_THE_INGENUIC)
                                .holdingFaceUp(ZOWIES_INGENUITY)
                                .cardCounters(1, CHARGE),
                        recruited(SCOUT)));
        s.then(A.has(
                recruited(SCOUT).atk(20).def(15), recruited(ZOWIE_THE_INGENUIC).atk(15)));
        s.when(B.endsTurn());
        s.awaits(A, "ability");
        s.when(A.uses(ZOWIES_INGENUITY));
        s.then(A.has(recruited(ZOWIE_THE_INGENUIC).cardCounters(2, CHARGE)));
        s.when(A.uses(ZOWIES_INGENUITY).ability(2), A.uses(ZOWIES_INGENUITY).ability(2))
                .then(A.actions(5));
        s.refuses(A.uses(ZOWIES_INGENUITY).ability(2), "TO-8.32/cannot-pay");
        s.when(A.uses(ZOWIE_THE_INGENUIC).on(SCOUT));
        s.then(A.has(recruited(SCOUT).counters(2, CHARGE)), A.actions(4));
        s.when(A.dismisses(ZOWIE_THE_INGENUIC))
                .then(A.has(recruited(SCOUT).atk(15).def(10)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Demattei searches for a Terrain, and Golems lose his DEF with him")
    @Rule({"TO-8.36", "TO-8.1"})
    void demattei() {
        Scenario s = given(
                A.deck(FLARE, SNOW_STORM),
                A.has(recruited(DEMATTEI_THE_ARCHITECT).holding(SMOKE_BOMB), recruited(MARBLE_WARDEN)));
        s.then(A.has(recruited(MARBLE_WARDEN).def(15)));
        s.when(A.uses(DEMATTEI_THE_ARCHITECT), A.choosesNothing()).then(A.hand(), A.cardsInDeck(2));
        s.happened(1, CardsFetched.class);
        s.when(A.uses(SMOKE_BOMB).on(DEMATTEI_THE_ARCHITECT))
                .then(A.has(recruited(MARBLE_WARDEN).def(10)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName(
            "Energy Tokens discard themselves to strengthen others, in response too, and are in no pile afterwards")
    @Rule({"TO-1.10", "TO-8.14", "TO-8.32", "TO-4.16", "TO-7.1"})
    void energyTokens() {
        Scenario s = given(
                A.has(recruited(CINDER_THE_UNBOUND).holding(ENERGY_FACTORY), recruited(SCOUT)),
                B.has(recruited(TALON_THE_PICKPOCKET).holding(HAZE_BOMB)));
        s.when(A.uses(ENERGY_FACTORY));
        s.then(A.supply(3), A.has(recruited(ENERGY_TOKEN)));
        s.refuses(A.uses(ENERGY_TOKEN).on(ENERGY_TOKEN), "TO-8.5/illegal-target");
        s.when(
                A.attacks(CINDER_THE_UNBOUND),
                B.uses(HAZE_BOMB).on(CINDER_THE_UNBOUND),
                A.uses(ENERGY_TOKEN).on(CINDER_THE_UNBOUND));
        s.nobodyResponds();
        s.awaits(B, "block");
        s.meanwhile(
                A.hasNo(ENERGY_TOKEN),
                A.hp(50),
                A.discardPile(),
                A.has(recruited(CINDER_THE_UNBOUND).counters(1, CHARGE).atk(15)));
        s.when(B.declinesToBlock()).then(B.hp(35));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Cinder charges for each of her own that is defeated, and not for one that is dismissed")
    @Rule({"TO-8.7", "TO-6.11", "TO-8.1"})
    void cinder() {
        Scenario s = given(
                turnOf(B),
                A.has(recruited(CINDER_THE_UNBOUND), recruited(SCOUT).damaged(10), recruited(SAMMY_THE_AGILE)),
                B.has(recruited(TALON_THE_PICKPOCKET)));
        s.when(B.attacks(TALON_THE_PICKPOCKET), A.blocks(SCOUT));
        s.awaits(B, "ability");
        s.when(B.passes());
        s.awaits(A, "ability");
        s.when(A.uses(CINDER_THE_UNBOUND));
        s.then(A.has(recruited(CINDER_THE_UNBOUND).counters(2, CHARGE).atk(30)));
        s.when(B.endsTurn(), A.dismisses(SAMMY_THE_AGILE));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Rika stuns an attacker with two Charges: the attack is cancelled")
    @Rule({"TO-5.3", "TO-8.4", "TO-8.22", "TO-8.32"})
    void rika() {
        Scenario s = given(
                A.has(recruited(JIN_THE_AMBITIOUS)),
                B.has(recruited(RIKA_THE_VOLTAIC).counters(2, CHARGE)));
        s.when(A.attacks(JIN_THE_AMBITIOUS), B.uses(RIKA_THE_VOLTAIC).ability(2).on(JIN_THE_AMBITIOUS));
        s.then(A.has(recruited(JIN_THE_AMBITIOUS).damaged(10).suffering(STUN)), B.hp(50), A.actions(2));
        s.awaits(A, "action");
        s.when(A.endsTurn());
        s.awaits(B, "ability");
        s.when(B.uses(RIKA_THE_VOLTAIC)).then(B.has(recruited(RIKA_THE_VOLTAIC).counters(1, CHARGE)));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("Scoops and Johnny take no supply, and each of them only where it fits")
    @Rule({"TO-7.8", "TO-1.10", "TO-7.1"})
    void scoopsAndJohnny() {
        Scenario s = given(
                A.has(recruited(SCOUT).holding(SCOOPS_MCGEE_AND_JOHNNY_DONUTS), recruited(TIDESTONE_COLOSSUS)),
                B.has(recruited(ETHAN_THE_RESILIENT)));
        s.when(A.uses(SCOOPS_MCGEE_AND_JOHNNY_DONUTS));
        s.then(A.supply(4), A.characters(4), A.has(recruited(SCOOPS_MCGEE), recruited(JOHNNY_DONUTS)));
        s.when(A.endsTurn(), B.attacks(ETHAN_THE_RESILIENT), A.blocks(JOHNNY_DONUTS));
        s.awaits(B, "ability");
        s.meanwhile(
                A.hp(35),
                A.discardPile(SCOOPS_MCGEE_AND_JOHNNY_DONUTS),
                B.has(recruited(ETHAN_THE_RESILIENT).xp(1)));
        s.when(B.passes()).awaits(B, "action");
    }
}
