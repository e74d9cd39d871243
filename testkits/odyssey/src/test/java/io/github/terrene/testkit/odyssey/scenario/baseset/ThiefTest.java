package io.github.terrene.testkit.odyssey.scenario.baseset;

import static io.github.terrene.cards.base.Commands.*;
import static io.github.terrene.cards.base.Guardians.*;
import static io.github.terrene.cards.base.Interdimensionals.*;
import static io.github.terrene.cards.base.Items.*;
import static io.github.terrene.cards.base.Machines.*;
import static io.github.terrene.cards.base.Spells.*;
import static io.github.terrene.cards.base.Terrains.*;
import static io.github.terrene.cards.base.Thieves.*;
import static io.github.terrene.cards.base.Warriors.*;
import static io.github.terrene.odyssey.trait.Stat.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.event.PlayerEvent.PlayersDamaged;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Thieves of the base set and their Commands")
class ThiefTest extends ScenarioBook {
    @Test
    @DisplayName("S.K. mills what there is, and his Thieves are stronger while he is recruited and not Silenced")
    @Rule({"TO-8.36", "TO-8.1", "TO-8.19", "TO-11.1"})
    void theArtHistorian() {
        Scenario s = given(
                A.has(
                        recruited(SK_THE_ART_HISTORIAN),
                        recruited(SAMMY_THE_AGILE).holding(SILENCE_ORB),
                        recruited(SCOUT)),
                B.deck(HAZE_BOMB, SCOUT));
        s.then(A.has(
                recruited(SK_THE_ART_HISTORIAN).atk(15),
                recruited(SAMMY_THE_AGILE).atk(15),
                recruited(SCOUT).atk(15)));
        s.when(A.uses(SK_THE_ART_HISTORIAN)).then(B.cardsInDeck(0), B.discardPile(HAZE_BOMB, SCOUT));
        s.when(A.uses(SILENCE_ORB).on(SK_THE_ART_HISTORIAN))
                .then(A.has(recruited(SAMMY_THE_AGILE).atk(10)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Sammy attacks again after battle damage that got past DEF, once per turn")
    @Rule({"TO-5.13", "TO-5.18", "TO-8.2"})
    void sammy() {
        Scenario s = given(
                A.has(recruited(SAMMY_THE_AGILE).atk(15).hp(20)),
                B.has(recruited(HALDEN_THE_STEADFAST), recruited(CHOGAN_THE_SCROUNGER)));
        Scenario wall = instead(s).when(A.attacks(SAMMY_THE_AGILE), B.blocks(HALDEN_THE_STEADFAST));
        wall.awaits(A, "action");
        wall.then(
                A.has(recruited(SAMMY_THE_AGILE).damaged(15).def(0)),
                B.has(recruited(HALDEN_THE_STEADFAST).unharmed().def(10)));
        wall.awaits(A, "action");
        s.when(A.attacks(SAMMY_THE_AGILE), B.blocks(CHOGAN_THE_SCROUNGER), A.uses(SAMMY_THE_AGILE));
        s.when(A.attacks(SAMMY_THE_AGILE), B.blocks(CHOGAN_THE_SCROUNGER));
        s.then(B.has(recruited(CHOGAN_THE_SCROUNGER).damaged(15).def(0)), A.actions(1));
        s.awaits(A, "action");
        s.refuses(A.attacks(SAMMY_THE_AGILE), "TO-5.1/attacked").awaits(A, "action");
    }

    @Test
    @DisplayName("Jace wrecks a Terrain that is not the only one, for HP he must be able to spare")
    @Rule({"TO-4.23", "TO-8.5", "TO-8.32", "TO-10.8"})
    void jaceAndTheTerrains() {
        Scenario only = given(A.has(recruited(JACE_THE_SABOTEUR)));
        only.refuses(A.uses(JACE_THE_SABOTEUR).ability(2), "TO-8.5/no-target").awaits(A, "action");

        Scenario s = given(A.hp(6), A.has(recruited(JACE_THE_SABOTEUR)), B.terrains(TERRERIA, EMBERSTADT));
        s.when(A.uses(JACE_THE_SABOTEUR).ability(2).on(TERRERIA));
        s.then(A.hp(1), A.actions(2), B.terrains(EMBERSTADT), B.discardPile(TERRERIA));
        s.never(PlayersDamaged.class).awaits(A, "action");

        Scenario poor = given(A.hp(5), A.has(recruited(JACE_THE_SABOTEUR)), B.terrains(TERRERIA, EMBERSTADT));
        poor.refuses(A.uses(JACE_THE_SABOTEUR).ability(2).on(TERRERIA), "TO-8.32/cannot-pay")
                .awaits(A, "action");
    }

    @Test
    @DisplayName("Jace discards what the damaged Character holds, not what a defeated one held: that is gone already")
    @Rule({"TO-7.11", "TO-8.8", "TO-5.7"})
    void jaceAndTheHeldCard() {
        Scenario s = given(
                A.has(recruited(JACE_THE_SABOTEUR).atk(20)),
                B.has(
                        recruited(SCOUT).holding(FIRE_BOMB),
                        recruited(IKE_THE_AGGRESSIVE).holding(TAUNT)));
        Scenario alive =
                instead(s).when(A.attacks(JACE_THE_SABOTEUR), B.blocks(SCOUT), A.uses(JACE_THE_SABOTEUR), B.passes());
        alive.then(B.discardPile(FIRE_BOMB), B.has(recruited(SCOUT).damaged(10).holdingNothing()))
                .awaits(A, "action");
        s.when(A.attacks(JACE_THE_SABOTEUR), B.blocks(IKE_THE_AGGRESSIVE));
        s.awaits(A, "ability");
        s.meanwhile(B.discardPile(IKE_THE_AGGRESSIVE, TAUNT));
        s.when(A.uses(JACE_THE_SABOTEUR));
        s.then(B.discardPile(IKE_THE_AGGRESSIVE, TAUNT), B.has(recruited(SCOUT).holding(FIRE_BOMB)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Akos uses an Item of the enemy's discard pile as his own: XP is his, the Item stays")
    @Rule({"TO-8.38", "TO-6.1", "TO-8.19"})
    void akos() {
        Scenario s = given(
                A.has(recruited(AKOS_THE_PERCEPTIVE).atk(20)),
                B.discardPile(FIRE_BOMB, ANOTHER_MANS_TREASURE, FIREBALL, SMOKE_BOMB),
                B.has(
                        recruited(CHOGAN_THE_SCROUNGER),
                        recruited(IKE_THE_AGGRESSIVE).damaged(5)));
        s.when(A.attacks(AKOS_THE_PERCEPTIVE), B.blocks(CHOGAN_THE_SCROUNGER), A.uses(AKOS_THE_PERCEPTIVE));
        s.awaits(A, "card");
        s.refuses(A.choosesCards(ANOTHER_MANS_TREASURE), "TO-8.5/card-choice")
                .refuses(A.choosesCards(FIREBALL), "TO-8.5/card-choice");
        s.refuses(A.choosesNothing(), "TO-8.36/must-choose");
        Scenario smoke = instead(s).when(A.choosesCards(SMOKE_BOMB));
        smoke.awaits(A, "target");
        smoke.refuses(A.choosesTarget(IKE_THE_AGGRESSIVE), "TO-8.5/illegal-target");
        smoke.when(A.choosesTarget(AKOS_THE_PERCEPTIVE));
        smoke.then(A.has(hidden(AKOS_THE_PERCEPTIVE))).awaits(A, "action");
        s.when(A.choosesCards(FIRE_BOMB));
        s.awaits(A, "target");
        s.when(A.choosesTarget(IKE_THE_AGGRESSIVE));
        s.then(
                A.has(recruited(AKOS_THE_PERCEPTIVE).xp(1)),
                A.actions(2),
                B.discardPile(FIRE_BOMB, ANOTHER_MANS_TREASURE, FIREBALL, SMOKE_BOMB, IKE_THE_AGGRESSIVE));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A copied Item does nothing to a Character Immune to Items, and a Silenced Akos cannot copy at all")
    @Rule({"TO-8.38", "TO-8.19", "TO-8.14"})
    void akosInVain() {
        Scenario s = given(
                A.has(recruited(AKOS_THE_PERCEPTIVE).atk(20)),
                B.discardPile(FIRE_BOMB),
                B.has(recruited(INSIDIOUS).holding(SILENCE_ORB)));
        s.when(A.attacks(AKOS_THE_PERCEPTIVE), B.blocks(INSIDIOUS), A.uses(AKOS_THE_PERCEPTIVE));
        Scenario silenced = instead(s).when(B.uses(SILENCE_ORB).on(AKOS_THE_PERCEPTIVE));
        silenced.then(B.has(recruited(INSIDIOUS).damaged(10)), B.discardPile(FIRE_BOMB, SILENCE_ORB))
                .awaits(A, "action");
        s.nobodyResponds();
        s.awaits(A, "target");
        s.when(A.choosesTarget(INSIDIOUS)).then(B.has(recruited(INSIDIOUS).damaged(10)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Talon takes the card; defeated, he loses it to its owner's discard pile")
    @Rule({"TO-7.11", "TO-1.13", "TO-11.4"})
    void talon() {
        Scenario s = given(
                A.has(recruited(TALON_THE_PICKPOCKET)),
                B.has(recruited(CHOGAN_THE_SCROUNGER).holding(FIRE_BOMB), recruited(JIN_THE_AMBITIOUS)));
        s.when(
                A.attacks(TALON_THE_PICKPOCKET),
                B.blocks(CHOGAN_THE_SCROUNGER),
                A.uses(TALON_THE_PICKPOCKET),
                B.passes());
        s.then(
                A.has(recruited(TALON_THE_PICKPOCKET).holding(FIRE_BOMB)),
                B.has(recruited(CHOGAN_THE_SCROUNGER).holdingNothing()));
        s.seenBy(B).then(A.has(recruited(TALON_THE_PICKPOCKET).holdingSomething()));
        s.when(A.endsTurn(), B.attacks(JIN_THE_AMBITIOUS));
        s.when(A.blocks(TALON_THE_PICKPOCKET));
        s.then(A.has(recruited(TALON_THE_PICKPOCKET).damaged(20)), A.discardPile());
        Scenario dismissed = instead(s).when(B.endsTurn(), A.dismisses(TALON_THE_PICKPOCKET));
        dismissed
                .then(A.hp(30), A.discardPile(TALON_THE_PICKPOCKET), B.discardPile(FIRE_BOMB))
                .awaits(A, "action");
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("Chogan takes an Item back, of several one; Bran takes a card at random, of none none")
    @Rule({"TO-8.36", "TO-8.7", "TO-1.13"})
    void choganAndBran() {
        Scenario s = given(
                A.has(recruited(CHOGAN_THE_SCROUNGER), recruited(BRAN_THE_PILFERER)),
                A.discardPile(FIREBALL, HAZE_BOMB, FLARE),
                B.hand(PROPHECY),
                B.has(recruited(AKOS_THE_PERCEPTIVE)));
        s.when(A.attacks(CHOGAN_THE_SCROUNGER), B.blocks(AKOS_THE_PERCEPTIVE), A.uses(CHOGAN_THE_SCROUNGER));
        s.awaits(A, "card");
        s.refuses(A.choosesCards(FIREBALL), "TO-8.5/card-choice");
        s.when(A.choosesCards(HAZE_BOMB)).then(A.hand(HAZE_BOMB), A.discardPile(FIREBALL, FLARE));
        s.when(A.attacks(BRAN_THE_PILFERER), B.blocks(AKOS_THE_PERCEPTIVE), A.uses(BRAN_THE_PILFERER));
        s.then(B.hand(), B.discardPile(PROPHECY));
        s.awaits(A, "action");

        Scenario none = given(A.has(recruited(BRAN_THE_PILFERER)), B.has(recruited(AKOS_THE_PERCEPTIVE)));
        none.when(A.attacks(BRAN_THE_PILFERER), B.blocks(AKOS_THE_PERCEPTIVE), A.uses(BRAN_THE_PILFERER));
        none.then(B.hand(), B.discardPile()).awaits(A, "action");
    }

    @Test
    @DisplayName("Guntram trades a friend for cards and chooses what a damaged player loses")
    @Rule({"TO-8.32", "TO-4.16", "TO-8.36", "TO-11.2", "TO-8.21"})
    void guntram() {
        Scenario s = given(
                A.has(
                        recruited(GUNTRAM_THE_MALEFACTOR),
                        recruited(SCOUT).damaged(10).holding(FLARE)),
                B.hand(FIRE_BOMB, PROPHECY));
        s.refuses(A.uses(GUNTRAM_THE_MALEFACTOR).dismissing(GUNTRAM_THE_MALEFACTOR), "TO-8.32/wrong-dismissal");
        s.when(A.uses(GUNTRAM_THE_MALEFACTOR).dismissing(SCOUT));
        s.then(A.hp(40), A.cardsInHand(2), A.discardPile(SCOUT, FLARE));
        s.when(A.attacks(GUNTRAM_THE_MALEFACTOR));
        s.awaits(A, "ability");
        s.seenBy(A).isSilentAbout(FIRE_BOMB, PROPHECY);
        s.when(A.uses(GUNTRAM_THE_MALEFACTOR).ability(2));
        s.awaits(A, "card");
        s.when(A.choosesCards(PROPHECY)).then(B.hand(FIRE_BOMB), B.discardPile(PROPHECY), B.hp(25));
        s.awaits(A, "action");

        Scenario hiddenOnly = given(A.has(recruited(GUNTRAM_THE_MALEFACTOR), hidden(SCOUT)));
        hiddenOnly.refuses(A.uses(GUNTRAM_THE_MALEFACTOR), "TO-8.32/cannot-pay").awaits(A, "action");
        Scenario dying = given(
                A.hp(10),
                A.has(recruited(GUNTRAM_THE_MALEFACTOR), recruited(SCOUT).damaged(10)));
        dying.refuses(A.uses(GUNTRAM_THE_MALEFACTOR), "TO-8.32/cannot-pay").awaits(A, "action");
    }

    @Test
    @DisplayName("Pillage waits face-down, and only its player sees the chance; it needs a Thief")
    @Rule({"TO-8.6", "TO-8.7", "TO-8.18", "TO-8.36", "TO-11.5"})
    void pillage() {
        Scenario s = given(
                A.has(
                        recruited(SAMMY_THE_AGILE).holding(PILLAGE),
                        recruited(SCOUT).holding(PILLAGE)),
                B.hand(FIRE_BOMB, FLARE, PROPHECY));
        s.when(A.attacks(SCOUT)).awaits(A, "action");
        s.when(A.attacks(SAMMY_THE_AGILE));
        s.awaits(A, "ability");
        s.seenBy(B).isSilentAbout(PILLAGE);
        s.when(A.uses(PILLAGE).by(SAMMY_THE_AGILE));
        s.awaits(B, "card");
        s.when(B.choosesCards(FLARE, PROPHECY));
        s.then(B.hand(FIRE_BOMB), A.cardsInHand(1), A.discardPile(PILLAGE), B.hp(25));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Embezzle gives an Action where there is none to take, and pays for what follows in another's turn")
    @Rule({"TO-4.25", "TO-8.4", "TO-8.5", "TO-8.18"})
    void embezzle() {
        Scenario s = given(A.actions(0), A.has(recruited(SAMMY_THE_AGILE).holding(EMBEZZLE)), B.actions(0));
        s.when(A.uses(EMBEZZLE)).then(A.actions(1), B.actions(0)).awaits(A, "action");

        Scenario answer = given(
                A.actions(1),
                A.has(recruited(ETHAN_THE_RESILIENT)),
                B.actions(0),
                B.has(
                        recruited(SAMMY_THE_AGILE).holding(EMBEZZLE),
                        recruited(SCOUT).holding(FIRE_BOMB)));
        answer.when(A.attacks(ETHAN_THE_RESILIENT), B.uses(EMBEZZLE));
        answer.nobodyResponds();
        answer.awaits(B, "block");
        answer.meanwhile(A.actions(0), B.actions(1));
        answer.when(B.blocks(SCOUT));
        answer.refuses(B.uses(FIRE_BOMB).on(ETHAN_THE_RESILIENT), "TO-8.4/not-awaited");
        answer.then(B.has(recruited(SCOUT).damaged(10)), B.actions(1));
        answer.awaits(A, "action");
    }
}
