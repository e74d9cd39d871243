package io.github.terrene.testkit.odyssey.scenario.baseset;

import static io.github.terrene.cards.base.Commands.*;
import static io.github.terrene.cards.base.Guardians.*;
import static io.github.terrene.cards.base.Items.*;
import static io.github.terrene.cards.base.Machines.*;
import static io.github.terrene.cards.base.Spellcasters.*;
import static io.github.terrene.cards.base.Spells.*;
import static io.github.terrene.cards.base.Tacticians.*;
import static io.github.terrene.cards.base.Thieves.*;
import static io.github.terrene.cards.base.Warriors.*;
import static io.github.terrene.odyssey.trait.Status.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.event.CharacterEvent.CharactersChanged;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Items of the base set")
class ItemTest extends ScenarioBook {
    @Test
    @DisplayName("Smoke Bomb on your attacker or blocker: the attack is lost, the damage is not dealt")
    @Rule({"TO-5.3", "TO-5.5", "TO-5.16", "TO-7.6"})
    void smokeBomb() {
        Scenario s = given(
                A.has(recruited(ETHAN_THE_RESILIENT).holding(SMOKE_BOMB)),
                B.has(recruited(SCOUT).holding(SMOKE_BOMB)));
        Scenario attacker = instead(s).when(A.attacks(ETHAN_THE_RESILIENT), B.blocks(SCOUT));
        attacker.when(A.uses(SMOKE_BOMB).on(ETHAN_THE_RESILIENT));
        attacker.then(
                A.has(hidden(ETHAN_THE_RESILIENT).attacked(1)),
                B.has(recruited(SCOUT).unharmed().decayed(0)));
        attacker.awaits(A, "action");
        s.when(A.attacks(ETHAN_THE_RESILIENT), B.uses(SMOKE_BOMB).on(SCOUT));
        s.nobodyResponds();
        s.then(B.has(hidden(SCOUT).holdingNothing()), B.discardPile(SMOKE_BOMB), B.hp(30));
        s.when(A.passes()).awaits(A, "action");
    }

    @Test
    @DisplayName("Haze, Strength and Defense in one chain: the sum first, then the floor")
    @Rule({"TO-1.8", "TO-8.9", "TO-8.31"})
    void sums() {
        Scenario s = given(
                A.has(recruited(SAMMY_THE_AGILE).holding(STRENGTH_POTION), recruited(TALON_THE_PICKPOCKET)),
                B.has(
                        recruited(SCOUT).holding(HAZE_BOMB),
                        recruited(SADE_THE_REJUVENATIVE).holding(HAZE_BOMB)));
        s.when(
                A.attacks(SAMMY_THE_AGILE),
                B.uses(HAZE_BOMB).by(SCOUT).on(SAMMY_THE_AGILE),
                A.passes(),
                B.declinesToBlock());
        s.then(A.has(recruited(SAMMY_THE_AGILE).atk(0)), B.hp(50));
        s.when(A.attacks(TALON_THE_PICKPOCKET), B.uses(HAZE_BOMB).on(SAMMY_THE_AGILE), B.declinesToBlock());
        s.when(A.uses(STRENGTH_POTION).on(SAMMY_THE_AGILE))
                .then(A.has(recruited(SAMMY_THE_AGILE).atk(0)));
        s.when(A.endsTurn()).then(A.has(recruited(SAMMY_THE_AGILE).atk(10)));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("Sticky Bomb slows and damages; one that defeats slows nobody. Blinding Bomb is for your turn only")
    @Rule({"TO-8.5", "TO-8.3", "TO-5.1", "TO-8.31"})
    void stickyAndBlinding() {
        Scenario s = given(
                A.has(recruited(SAMMY_THE_AGILE).holding(BLINDING_BOMB), recruited(TALON_THE_PICKPOCKET)),
                B.has(
                        recruited(SCOUT).holding(STICKY_BOMB),
                        recruited(ZILE_THE_RECRUITER).holding(BLINDING_BOMB)));
        s.when(A.attacks(TALON_THE_PICKPOCKET));
        s.refuses(B.uses(BLINDING_BOMB).on(TALON_THE_PICKPOCKET), "TO-8.3/green");
        s.when(B.uses(STICKY_BOMB).on(TALON_THE_PICKPOCKET));
        s.awaits(A, "slowed");
        s.when(A.abandonsTheAttack());
        s.when(A.uses(BLINDING_BOMB).on(SCOUT), A.endsTurn());
        s.refuses(B.attacks(SCOUT), "TO-5.1/stunned");
        s.then(
                A.has(recruited(TALON_THE_PICKPOCKET).freeOf(SLOW)),
                B.has(recruited(SCOUT).suffering(STUN)));
        s.when(B.endsTurn()).then(B.has(recruited(SCOUT).freeOf(STUN)));
        s.awaits(A, "action");

        Scenario fatal = given(
                A.has(recruited(SAMMY_THE_AGILE).holding(STICKY_BOMB)),
                B.has(recruited(ETHAN_THE_RESILIENT).damaged(15)));
        fatal.when(A.uses(STICKY_BOMB).on(ETHAN_THE_RESILIENT));
        fatal.then(
                B.hasNo(ETHAN_THE_RESILIENT), A.has(recruited(SAMMY_THE_AGILE).xp(1)));
        fatal.never(CharactersChanged.class).awaits(A, "action");
    }

    @Test
    @DisplayName("Life Potion gives room and heals; hidden, the Character keeps the room")
    @Rule({"TO-1.12", "TO-7.6", "TO-6.7", "TO-8.3"})
    void lifePotion() {
        Scenario s = given(A.has(
                recruited(CHOGAN_THE_SCROUNGER).damaged(20).holding(LIFE_POTION),
                recruited(SCOUT).holding(SMOKE_BOMB)));
        s.when(A.uses(LIFE_POTION).on(CHOGAN_THE_SCROUNGER))
                .then(A.has(recruited(CHOGAN_THE_SCROUNGER).damaged(5).hp(45)));
        s.when(A.uses(SMOKE_BOMB).on(CHOGAN_THE_SCROUNGER))
                .then(A.has(hidden(CHOGAN_THE_SCROUNGER).damaged(5).hp(45)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Another Man's Treasure copies an Item for its holder, a Green one and a search among them")
    @Rule({"TO-8.38", "TO-8.6", "TO-6.1", "TO-11.1"})
    void anotherMansTreasure() {
        Scenario s = given(
                A.has(recruited(SAMMY_THE_AGILE).holding(ANOTHER_MANS_TREASURE)),
                A.deck(FLARE, HAZE_BOMB, FIREBALL),
                B.discardPile(PROPHECY, SPELL_BOOK, FIRE_BOMB),
                B.has(recruited(SCOUT).damaged(5)));
        s.when(A.uses(ANOTHER_MANS_TREASURE));
        s.awaits(A, "card");
        Scenario prophecy = instead(s).when(A.choosesCards(PROPHECY));
        prophecy.then(A.hand(FLARE, HAZE_BOMB), A.discardPile(ANOTHER_MANS_TREASURE))
                .awaits(A, "action");
        Scenario book = instead(s).when(A.choosesCards(SPELL_BOOK), A.choosesCards(FIREBALL));
        book.then(A.hand(FIREBALL), A.has(recruited(SAMMY_THE_AGILE).holdingNothing()));
        book.then(B.discardPile(PROPHECY, SPELL_BOOK, FIRE_BOMB)).awaits(A, "action");
        s.when(A.choosesCards(FIRE_BOMB), A.choosesTarget(SCOUT));
        s.then(B.hasNo(SCOUT), A.has(recruited(SAMMY_THE_AGILE).xp(1)), A.discardPile(ANOTHER_MANS_TREASURE));
        s.awaits(A, "action");

        Scenario none = given(
                A.has(recruited(SAMMY_THE_AGILE).holding(ANOTHER_MANS_TREASURE)), B.discardPile(ANOTHER_MANS_TREASURE));
        none.when(A.uses(ANOTHER_MANS_TREASURE));
        none.then(A.discardPile(ANOTHER_MANS_TREASURE), A.actions(2)).awaits(A, "action");
    }

    @Test
    @DisplayName("Prophecy looks for the Spellcaster when it resolves, not when it is used")
    @Rule({"TO-8.5", "TO-4.4", "TO-8.36"})
    void prophecy() {
        Scenario s = given(
                A.has(recruited(SAMMY_THE_AGILE).holding(PROPHECY), recruited(ALEXIE_THE_STUDIOUS)),
                B.has(recruited(SCOUT).holding(FIRE_BOMB)));
        Scenario three = instead(s).when(A.uses(PROPHECY));
        three.then(A.cardsInHand(3)).awaits(A, "action");
        s.when(A.uses(PROPHECY), B.uses(FIRE_BOMB).on(ALEXIE_THE_STUDIOUS));
        s.then(A.cardsInHand(2), B.has(recruited(SCOUT).xp(1))).awaits(A, "action");

        Scenario empty = given(
                A.deck(FLARE), A.has(recruited(SAMMY_THE_AGILE).holding(PROPHECY), recruited(ALEXIE_THE_STUDIOUS)));
        empty.when(A.uses(PROPHECY)).then(A.hand(FLARE), A.cardsInDeck(0)).awaits(A, "action");
    }

    @Test
    @DisplayName("Item Expertise is permanent, through hiding and Silence, and ends with a Character that leaves")
    @Rule({"TO-7.6", "TO-8.19", "TO-8.18", "TO-1.13"})
    void itemExpertise() {
        Scenario s = given(
                A.actions(3),
                A.hand(FIRE_BOMB),
                A.has(
                        recruited(SAMMY_THE_AGILE).holding(ITEM_EXPERTISE),
                        recruited(SCOUT).holding(SMOKE_BOMB),
                        recruited(TALON_THE_PICKPOCKET).holding(SILENCE_ORB)),
                B.has(recruited(CHOGAN_THE_SCROUNGER)));
        s.when(A.uses(ITEM_EXPERTISE).on(SCOUT), A.uses(SMOKE_BOMB).on(SCOUT), A.recruits(SCOUT))
                .then(A.actions(1));
        s.when(A.uses(SILENCE_ORB).on(SCOUT), A.assigns(FIRE_BOMB, SCOUT));
        s.when(A.uses(FIRE_BOMB).on(CHOGAN_THE_SCROUNGER));
        s.then(A.actions(0), B.has(recruited(CHOGAN_THE_SCROUNGER).damaged(10)));
        s.awaits(A, "action");
    }
}
