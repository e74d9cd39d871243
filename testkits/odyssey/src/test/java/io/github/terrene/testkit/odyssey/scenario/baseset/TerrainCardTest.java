package io.github.terrene.testkit.odyssey.scenario.baseset;

import static io.github.terrene.cards.base.Beasts.*;
import static io.github.terrene.cards.base.EnergyCharacters.*;
import static io.github.terrene.cards.base.Golems.*;
import static io.github.terrene.cards.base.Interdimensionals.*;
import static io.github.terrene.cards.base.Items.*;
import static io.github.terrene.cards.base.Machines.*;
import static io.github.terrene.cards.base.Spellcasters.*;
import static io.github.terrene.cards.base.Storms.*;
import static io.github.terrene.cards.base.Tacticians.*;
import static io.github.terrene.cards.base.Terrains.*;
import static io.github.terrene.cards.base.Thieves.*;
import static io.github.terrene.cards.base.Warriors.*;
import static io.github.terrene.odyssey.card.Catalogue.OPEN_FIELD;
import static io.github.terrene.odyssey.trait.Counter.*;
import static io.github.terrene.odyssey.trait.Stat.*;
import static io.github.terrene.odyssey.trait.Status.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Terrains and Storms of the base set")
class TerrainCardTest extends ScenarioBook {
    @Test
    @DisplayName("Affiliations count when the active Terrain is used, with recruited Characters")
    @Rule({"TO-1.5", "TO-8.5", "TO-8.21", "TO-4.11", "TO-8.2"})
    void affiliations() {
        Scenario s = given(
                A.terrains(EMBERSTADT, TERRERIA),
                A.has(recruited(SCOUT), hidden(IKE_THE_AGGRESSIVE), hidden(TALON_THE_PICKPOCKET)));
        s.refuses(A.uses(EMBERSTADT).on(SCOUT), "TO-8.5/conditions");
        s.refuses(A.uses(TERRERIA), "TO-4.11/not-active");
        s.when(A.recruits(IKE_THE_AGGRESSIVE), A.uses(EMBERSTADT).on(SCOUT));
        s.then(A.has(recruited(SCOUT).atk(25)), A.actions(2));
        s.refuses(A.uses(EMBERSTADT).on(SCOUT), "TO-8.2/once-per-turn");
        s.awaits(A, "action");

        Scenario plateau = given(
                turnOf(B),
                A.terrains(THE_PLATEAU),
                A.has(recruited(TALON_THE_PICKPOCKET), recruited(OLIVIA_THE_GRACELESS)),
                B.has(recruited(JIN_THE_AMBITIOUS).holding(FIRE_BOMB)));
        plateau.when(B.attacks(JIN_THE_AMBITIOUS), A.blocks(TALON_THE_PICKPOCKET));
        plateau.refuses(A.uses(THE_PLATEAU).on(TALON_THE_PICKPOCKET), "TO-8.9/not-awaited");
        plateau.when(
                B.uses(FIRE_BOMB).on(OLIVIA_THE_GRACELESS), A.uses(THE_PLATEAU).on(OLIVIA_THE_GRACELESS));
        plateau.then(A.has(recruited(OLIVIA_THE_GRACELESS).damaged(10)), A.actions(2));
        plateau.awaits(B, "action");
    }

    @Test
    @DisplayName("Trees: two gains of one tier, healing without more HP, LV as a gain, a keyword gained twice")
    @Rule({"TO-6.2", "TO-6.3", "TO-6.7", "TO-1.9", "TO-6.10"})
    void trees() {
        Scenario s = given(
                A.actions(4),
                A.terrains(TRAINING_GROUNDS),
                A.has(
                        recruited(IKE_THE_AGGRESSIVE).xp(3).damaged(10),
                        recruited(OLIVIA_THE_GRACELESS).xp(2).damaged(15)));
        s.when(A.uses(TRAINING_GROUNDS).on(IKE_THE_AGGRESSIVE));
        s.then(A.has(recruited(IKE_THE_AGGRESSIVE).xp(4).atk(25).lv(2).damaged(10)));
        s.when(A.endsTurn(), B.endsTurn(), A.uses(TRAINING_GROUNDS).on(OLIVIA_THE_GRACELESS));
        s.then(A.has(recruited(OLIVIA_THE_GRACELESS).xp(3).hp(40).damaged(5)));
        s.when(A.endsTurn(), B.endsTurn(), A.uses(TRAINING_GROUNDS).on(IKE_THE_AGGRESSIVE));
        s.awaits(A, "gain");
        s.when(A.choosesGain(4))
                .then(A.has(recruited(IKE_THE_AGGRESSIVE).xp(5).atk(30).lv(3)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Seaside, Hot Springs, Steam Fields and Terreria: what each needs, and what each gives")
    @Rule({"TO-8.5", "TO-4.11", "TO-8.22", "TO-8.3"})
    void services() {
        Scenario seaside = given(A.terrains(SEASIDE_MARKET), A.has(recruited(SUSANA_THE_GLACIAL)));
        seaside.when(A.uses(SEASIDE_MARKET))
                .then(A.cardsInHand(1), A.actions(2))
                .awaits(A, "action");

        Scenario springs = given(
                A.terrains(HOT_SPRINGS), A.has(recruited(SUSANA_THE_GLACIAL).damaged(5), recruited(SCOUT)));
        springs.when(A.uses(HOT_SPRINGS).on(SUSANA_THE_GLACIAL));
        springs.then(A.has(recruited(SUSANA_THE_GLACIAL).unharmed())).awaits(A, "action");

        Scenario steam = given(A.terrains(STEAM_FIELDS), A.has(recruited(IKE_THE_AGGRESSIVE), recruited(SCOUT)));
        steam.refuses(A.uses(STEAM_FIELDS).on(SCOUT), "TO-8.5/conditions");
        steam.awaits(A, "action");
        Scenario both =
                given(A.terrains(STEAM_FIELDS), A.has(recruited(IKE_THE_AGGRESSIVE), recruited(ETHAN_THE_RESILIENT)));
        both.when(A.uses(STEAM_FIELDS).on(ETHAN_THE_RESILIENT));
        both.then(A.has(recruited(ETHAN_THE_RESILIENT).counters(1, CHARGE))).awaits(A, "action");

        Scenario terreria = given(
                A.terrains(TERRERIA),
                A.has(
                        recruited(IKE_THE_AGGRESSIVE),
                        recruited(ETHAN_THE_RESILIENT),
                        recruited(SCOUT),
                        recruited(ISAAC_THE_OBSERVER)));
        terreria.when(A.uses(TERRERIA)).then(A.cardsInHand(1)).awaits(A, "action");
        Scenario three = given(
                A.terrains(TERRERIA),
                A.has(
                        recruited(IKE_THE_AGGRESSIVE),
                        recruited(ETHAN_THE_RESILIENT),
                        recruited(SCOUT),
                        recruited(SAMMY_THE_AGILE)));
        three.refuses(A.uses(TERRERIA), "TO-8.5/conditions").awaits(A, "action");
    }

    @Test
    @DisplayName(
            "Duskmere hides, Sunlit Cloister prevents in response, and its third XP keeps statuses off permanently")
    @Rule({"TO-5.20", "TO-8.4", "TO-7.6", "TO-8.19"})
    void duskmereAndCloister() {
        Scenario duskmere =
                given(A.terrains(DUSKMERE_HOLLOW), A.has(recruited(BRAN_THE_PILFERER), recruited(PERNICIOUS)));
        duskmere.when(A.uses(DUSKMERE_HOLLOW).on(PERNICIOUS));
        duskmere.then(A.has(hidden(PERNICIOUS))).awaits(A, "action");

        Scenario s = given(
                A.has(recruited(ETHAN_THE_RESILIENT), recruited(SAMMY_THE_AGILE)),
                B.terrains(SUNLIT_CLOISTER),
                B.has(recruited(LUMINOUS), recruited(ISAAC_THE_OBSERVER), recruited(SCOUT)));
        s.when(A.attacks(ETHAN_THE_RESILIENT), B.uses(SUNLIT_CLOISTER).on(SCOUT), B.blocks(SCOUT));
        s.then(B.has(recruited(SCOUT).unharmed().def(5)));
        s.when(A.attacks(SAMMY_THE_AGILE), B.blocks(SCOUT))
                .then(B.has(recruited(SCOUT).damaged(5)));
        s.when(A.passes()).awaits(A, "action");
    }

    @Test
    @DisplayName(
            "Thunder Storm: five to each whatever the DEF, and Energy Characters that live are stronger for a round")
    @Rule({"TO-9.2", "TO-9.3", "TO-8.34", "TO-8.31", "TO-9.4"})
    void thunderStorm() {
        Scenario s = given(
                A.hand(THUNDER_STORM),
                A.has(recruited(RIKA_THE_VOLTAIC), recruited(CINDER_THE_UNBOUND).damaged(10)),
                B.has(recruited(LUMINOUS), recruited(SCOUT), hidden(SAMMY_THE_AGILE)));
        s.when(A.plays(THUNDER_STORM), A.endsTurn(), B.endsTurn());
        s.awaits(A, "ability");
        s.meanwhile(
                A.hasNo(CINDER_THE_UNBOUND),
                A.has(recruited(RIKA_THE_VOLTAIC).damaged(5).atk(30)),
                B.has(
                        recruited(LUMINOUS).damaged(5).atk(30),
                        recruited(SCOUT).damaged(5).atk(15),
                        hidden(SAMMY_THE_AGILE).unharmed()),
                A.actions(2));
        s.never(XpGained.class);
        s.everybodyPasses().when(A.endsTurn());
        s.then(
                A.terrains(HOME_FIELD),
                A.discardPile(CINDER_THE_UNBOUND, THUNDER_STORM),
                B.has(recruited(LUMINOUS).atk(30)));
        s.when(B.endsTurn());
        s.awaits(A, "ability");
        s.meanwhile(B.has(recruited(LUMINOUS).atk(15)), A.actions(3));
        s.when(A.passes()).awaits(A, "action");
    }

    @Test
    @DisplayName("Rain and Snow: healing before the drought of fire, Slow for everybody but the Hasty who come later")
    @Rule({"TO-9.2", "TO-8.19", "TO-8.31", "TO-8.34"})
    void rainAndSnow() {
        Scenario rain = given(
                A.terrains(RAIN_STORM, HOME_FIELD),
                A.has(recruited(IKE_THE_AGGRESSIVE).damaged(12)),
                B.has(recruited(SCOUT).damaged(5)));
        rain.when(A.endsTurn(), B.endsTurn());
        rain.then(
                A.has(recruited(IKE_THE_AGGRESSIVE).damaged(2).atk(10)),
                B.has(recruited(SCOUT).unharmed().atk(15)));
        rain.awaits(A, "action");

        Scenario snow = given(
                A.terrains(SNOW_STORM, HOME_FIELD),
                A.has(recruited(SAMMY_THE_AGILE).holding(HASTE_POTION), recruited(TALON_THE_PICKPOCKET)),
                B.has(recruited(SCOUT)));
        snow.when(A.endsTurn(), B.endsTurn())
                .then(A.actions(2), B.has(recruited(SCOUT).suffering(SLOW)));
        snow.when(A.uses(HASTE_POTION).on(SAMMY_THE_AGILE), A.attacks(SAMMY_THE_AGILE), B.declinesToBlock());
        snow.then(A.actions(2), B.hp(40));
        snow.when(A.attacks(TALON_THE_PICKPOCKET), B.declinesToBlock()).then(A.actions(0));
        snow.when(A.endsTurn(), B.attacks(SCOUT), A.declinesToBlock()).then(B.actions(1));
        snow.when(B.endsTurn())
                .then(
                        B.has(recruited(SCOUT).freeOf(SLOW)),
                        A.has(recruited(SAMMY_THE_AGILE).freeOf(SLOW)));
        snow.awaits(A, "action");
    }

    @Test
    @DisplayName("A Storm wakes abilities before the next one breaks, and they before the start of the turn")
    @Rule({"TO-8.24", "TO-4.3", "TO-9.5", "TO-8.7"})
    void abilitiesBetweenStorms() {
        Scenario s = given(
                A.terrains(FIRE_STORM, THUNDER_STORM),
                A.has(recruited(IVAN_THE_ORGANIC)),
                B.has(recruited(MORROW_THE_UNDERTOW), recruited(MARBLE_WARDEN)));
        s.when(A.endsTurn(), B.endsTurn());
        s.awaits(B, "ability");
        s.meanwhile(
                A.actions(1),
                B.has(
                        recruited(MORROW_THE_UNDERTOW).damaged(5),
                        recruited(MARBLE_WARDEN).damaged(5)));
        s.when(B.uses(MARBLE_WARDEN), B.uses(MORROW_THE_UNDERTOW));
        s.awaits(B, "ability");
        s.meanwhile(B.has(
                recruited(MORROW_THE_UNDERTOW).damaged(20).atk(35),
                recruited(MARBLE_WARDEN).damaged(5).def(15)));
        s.when(B.passes());
        s.awaits(A, "ability");
        s.when(A.uses(IVAN_THE_ORGANIC));
        s.then(A.has(recruited(IVAN_THE_ORGANIC).unharmed()), A.cardsInHand(1));
        s.when(A.endsTurn()).then(A.terrains(OPEN_FIELD), A.discardPile(FIRE_STORM, THUNDER_STORM));
        s.awaits(B, "action");
    }
}
