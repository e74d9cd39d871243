package io.github.terrene.testkit.odyssey.scenario.baseset;

import static io.github.terrene.cards.base.Beasts.*;
import static io.github.terrene.cards.base.Commands.*;
import static io.github.terrene.cards.base.Golems.*;
import static io.github.terrene.cards.base.Guardians.*;
import static io.github.terrene.cards.base.Items.*;
import static io.github.terrene.cards.base.Machines.*;
import static io.github.terrene.cards.base.OngoingCommands.*;
import static io.github.terrene.cards.base.Spells.*;
import static io.github.terrene.cards.base.Tacticians.*;
import static io.github.terrene.cards.base.Terrains.*;
import static io.github.terrene.cards.base.Thieves.*;
import static io.github.terrene.cards.base.Traps.*;
import static io.github.terrene.cards.base.Traps.RETALIATE;
import static io.github.terrene.cards.base.Warriors.*;
import static io.github.terrene.odyssey.trait.Counter.*;
import static io.github.terrene.odyssey.trait.Keyword.*;
import static io.github.terrene.odyssey.trait.Stat.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.event.BattleEvent.AttackCancelled;
import io.github.terrene.odyssey.setup.ResponseWindows;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Tacticians of the base set, Traps, and On-going Commands")
class TacticianTest extends ScenarioBook {
    @Test
    @DisplayName("With Skylar Traps cost nothing; Silenced, she is a Tactician still, but spares nothing")
    @Rule({"TO-8.17", "TO-8.26", "TO-8.1", "TO-8.32"})
    void skylar() {
        Scenario s = given(
                A.has(recruited(SCOUT).holding(SILENCE_ORB), recruited(SAMMY_THE_AGILE)),
                B.actions(0),
                B.has(
                        recruited(SKYLAR_THE_DETERMINED),
                        recruited(TALON_THE_PICKPOCKET).holding(TRIPWIRE)));
        Scenario free = instead(s).when(A.attacks(SAMMY_THE_AGILE), B.uses(TRIPWIRE));
        free.then(A.has(recruited(SAMMY_THE_AGILE).damaged(10).attacked(1)), B.hp(50), B.discardPile(TRIPWIRE));
        free.awaits(A, "action");
        s.when(A.uses(SILENCE_ORB).on(SKYLAR_THE_DETERMINED), A.attacks(SAMMY_THE_AGILE));
        s.refuses(B.uses(TRIPWIRE), "TO-8.23/other-decision");
        s.awaits(B, "block");

        Scenario asked = given(
                options(options -> options.withResponseWindows(ResponseWindows.ALWAYS)),
                A.has(recruited(SAMMY_THE_AGILE)),
                B.actions(0),
                B.has(recruited(SCOUT).holding(TRIPWIRE)));
        asked.when(A.attacks(SAMMY_THE_AGILE));
        asked.refuses(B.uses(TRIPWIRE), "TO-8.17/no-tactician", "TO-8.32/few-actions");
        asked.awaits(B, "response");

        Scenario searching = given(A.deck(FIREBALL, RETALIATE, FLARE), A.has(recruited(SKYLAR_THE_DETERMINED)));
        searching
                .when(A.uses(SKYLAR_THE_DETERMINED), A.choosesCards(RETALIATE))
                .then(A.hand(RETALIATE), A.cardsInDeck(2));
        searching.awaits(A, "action");
    }

    @Test
    @DisplayName("Tripwire defeats the attacker: XP for the holder, who is not a Tactician")
    @Rule({"TO-8.15", "TO-6.1", "TO-5.3", "TO-8.17"})
    void tripwire() {
        Scenario s = given(
                A.has(recruited(SAMMY_THE_AGILE).damaged(10)),
                B.has(
                        recruited(JUST_A_TRAVELER),
                        recruited(TALON_THE_PICKPOCKET).holding(TRIPWIRE)));
        s.when(A.attacks(SAMMY_THE_AGILE), B.uses(TRIPWIRE));
        s.then(
                A.hasNo(SAMMY_THE_AGILE),
                A.hp(50),
                B.has(
                        recruited(TALON_THE_PICKPOCKET).xp(1),
                        recruited(JUST_A_TRAVELER).xp(0)));
        s.happened(1, AttackCancelled.class).awaits(A, "action");

        Scenario colossus = given(
                A.has(recruited(TIDESTONE_COLOSSUS)),
                B.has(
                        recruited(JUST_A_TRAVELER),
                        recruited(TALON_THE_PICKPOCKET).holding(TRIPWIRE)));
        colossus.when(A.attacks(TIDESTONE_COLOSSUS), B.uses(TRIPWIRE), B.declinesToBlock());
        colossus.then(A.has(recruited(TIDESTONE_COLOSSUS).unharmed()), A.actions(1), B.hp(20));
        colossus.awaits(A, "action");
    }

    @Test
    @DisplayName(
            "Retaliate the Trap: its keyword on the Character that then blocks; it answers an attack and nothing else")
    @Rule({"TO-8.23", "TO-8.19", "TO-8.31"})
    void retaliate() {
        Scenario s = given(
                A.has(recruited(JIN_THE_AMBITIOUS), recruited(SCOUT).holding(STICKY_BOMB)),
                B.has(recruited(JUST_A_TRAVELER).holding(RETALIATE), recruited(GERALD_THE_SILENT)));
        s.when(A.uses(STICKY_BOMB).on(JUST_A_TRAVELER));
        s.awaits(A, "action");
        s.when(A.attacks(JIN_THE_AMBITIOUS), B.uses(RETALIATE).on(GERALD_THE_SILENT), B.blocks(GERALD_THE_SILENT));
        s.awaits(B, "ability");
        s.when(B.passes());
        s.then(
                A.has(recruited(JIN_THE_AMBITIOUS).damaged(15).decayed(5)),
                B.has(recruited(GERALD_THE_SILENT).damaged(10).def(10)));
        s.when(A.endsTurn()).then(B.has(recruited(GERALD_THE_SILENT).without(Keyword.RETALIATE)));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("Lethal Counter Attack deals the blocker's ATK, as it is then, or was when the blocker left")
    @Rule({"TO-8.23", "TO-8.14", "TO-8.5", "TO-5.14"})
    void lethalCounterAttack() {
        Scenario s = given(
                A.has(
                        recruited(ETHAN_THE_RESILIENT).damaged(1),
                        recruited(SCOUT).holding(FIRE_BOMB)),
                B.has(
                        recruited(JUST_A_TRAVELER).holding(LETHAL_COUNTER_ATTACK),
                        recruited(SAMMY_THE_AGILE).damaged(10)));
        s.when(A.attacks(ETHAN_THE_RESILIENT), B.blocks(SAMMY_THE_AGILE));
        s.awaits(B, "ability");
        s.when(B.uses(LETHAL_COUNTER_ATTACK));
        Scenario alive = instead(s).nobodyResponds();
        alive.then(A.has(recruited(ETHAN_THE_RESILIENT).damaged(11)), B.hasNo(SAMMY_THE_AGILE), B.hp(35));
        alive.when(A.passes()).awaits(A, "action");
        s.when(A.uses(FIRE_BOMB).on(SAMMY_THE_AGILE));
        s.then(
                A.has(
                        recruited(ETHAN_THE_RESILIENT).damaged(11),
                        recruited(SCOUT).xp(1)),
                B.hp(50),
                B.hasNo(SAMMY_THE_AGILE));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName(
            "Perfect Block also prevents Stab damage, leaves the decay of the block itself, and removes earlier decay")
    @Rule({"TO-5.20", "TO-5.9", "TO-5.13", "TO-5.10"})
    void perfectBlock() {
        Scenario s = given(
                A.has(recruited(MORROW_THE_UNDERTOW), recruited(SAMMY_THE_AGILE).holding(FIRE_BOMB)),
                B.has(
                        recruited(JUST_A_TRAVELER).holding(PERFECT_BLOCK),
                        recruited(HALDEN_THE_STEADFAST).decayed(10)));
        s.when(A.attacks(MORROW_THE_UNDERTOW), B.blocks(HALDEN_THE_STEADFAST), B.uses(PERFECT_BLOCK));
        s.nobodyResponds();
        s.awaits(A, "ability");
        s.when(A.passes());
        s.then(
                A.has(recruited(MORROW_THE_UNDERTOW).damaged(15).decayed(5)),
                B.has(recruited(HALDEN_THE_STEADFAST).unharmed().decayed(5)));
        s.when(A.attacks(SAMMY_THE_AGILE), B.blocks(HALDEN_THE_STEADFAST));
        s.nobodyResponds();
        s.awaits(A, "action");
        s.then(A.has(recruited(SAMMY_THE_AGILE).damaged(10)));
        s.when(A.uses(FIRE_BOMB).on(HALDEN_THE_STEADFAST))
                .then(B.has(recruited(HALDEN_THE_STEADFAST).damaged(15)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("No More Hiding turns up what was hidden, which may be too much for the supply; nobody recruited it")
    @Rule({"TO-7.3", "TO-7.8", "TO-4.24", "TO-8.23"})
    void noMoreHiding() {
        Scenario s = given(
                A.hand(TIDESTONE_COLOSSUS),
                A.has(recruited(SCOUT), recruited(ZILE_THE_RECRUITER)),
                B.has(recruited(JUST_A_TRAVELER).holding(NO_MORE_HIDING)));
        s.when(A.hides(TIDESTONE_COLOSSUS), B.uses(NO_MORE_HIDING));
        s.awaits(A, "supply");
        s.meanwhile(A.supply(6), A.has(recruited(TIDESTONE_COLOSSUS).damaged(0)));
        s.when(A.givesUp(SCOUT));
        s.awaits(A, "supply");
        s.when(A.givesUp(BYSTANDER));
        s.then(A.has(
                recruited(TIDESTONE_COLOSSUS), recruited(ZILE_THE_RECRUITER).counters(0, STRATAGEM)));
        s.awaits(A, "action");

        Scenario recruiting =
                given(A.has(hidden(SCOUT)), B.has(recruited(JUST_A_TRAVELER).holding(NO_MORE_HIDING)));
        recruiting.when(A.recruits(SCOUT)).awaits(A, "action");
    }

    @Test
    @DisplayName("Zile counts the other Characters he sees recruited, and searches for one of SP 1 or less")
    @Rule({"TO-8.23", "TO-8.22", "TO-8.36", "TO-8.2"})
    void zile() {
        Scenario s = given(
                A.deck(IVAN_THE_ORGANIC, ISAAC_THE_OBSERVER, FLARE),
                A.has(recruited(ZILE_THE_RECRUITER), hidden(SCOUT), hidden(SAMMY_THE_AGILE)));
        s.when(A.recruits(SCOUT), A.uses(ZILE_THE_RECRUITER));
        s.refuses(A.uses(ZILE_THE_RECRUITER).ability(2), "TO-8.32/cannot-pay");
        s.when(A.recruits(SAMMY_THE_AGILE), A.uses(ZILE_THE_RECRUITER));
        s.when(A.uses(ZILE_THE_RECRUITER).ability(2));
        s.awaits(A, "card");
        s.refuses(A.choosesCards(IVAN_THE_ORGANIC), "TO-8.5/card-choice");
        s.when(A.choosesCards(ISAAC_THE_OBSERVER));
        s.then(A.hand(ISAAC_THE_OBSERVER), A.has(recruited(ZILE_THE_RECRUITER).counters(0, STRATAGEM)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A Traveler draws for a Terrain played from hand, and his switch does not use the one of the turn")
    @Rule({"TO-4.22", "TO-4.12", "TO-8.23"})
    void traveler() {
        Scenario s = given(
                A.hand(TERRERIA),
                A.deck(FLARE, HAZE_BOMB),
                A.terrains(EMBERSTADT, HOT_SPRINGS),
                A.has(recruited(JUST_A_TRAVELER)));
        s.when(A.plays(TERRERIA));
        s.awaits(A, "ability");
        s.when(A.uses(JUST_A_TRAVELER)).then(A.hand(FLARE), A.terrains(TERRERIA, EMBERSTADT, HOT_SPRINGS));
        s.refuses(A.switchesTo(EMBERSTADT), "TO-4.12/terrain-done");
        s.when(A.uses(JUST_A_TRAVELER).ability(2));
        s.awaits(A, "terrain");
        s.when(A.choosesTerrain(HOT_SPRINGS));
        s.awaits(A, "action");
        s.then(A.terrains(HOT_SPRINGS, TERRERIA, EMBERSTADT), A.hand(FLARE), A.actions(2));
        s.awaits(A, "action");

        Scenario single = given(A.has(recruited(JUST_A_TRAVELER)));
        single.when(A.uses(JUST_A_TRAVELER).ability(2))
                .then(A.terrains(HOME_FIELD))
                .awaits(A, "action");
    }

    @Test
    @DisplayName(
            "Isaac of SP 0 takes 1 while hidden; Point Man's SP is permanent, never below 0, even when it is hidden")
    @Rule({"TO-7.1", "TO-1.8", "TO-7.6", "TO-8.21"})
    void supply() {
        Scenario s = given(
                A.has(
                        recruited(ISAAC_THE_OBSERVER).holding(TACTICIANS_POINT_MAN),
                        recruited(SCOUT).holding(SMOKE_BOMB),
                        recruited(IVAN_THE_ORGANIC)),
                A.alone());
        s.then(A.supply(3));
        s.refuses(A.uses(TACTICIANS_POINT_MAN).on(ISAAC_THE_OBSERVER), "TO-8.5/illegal-target");
        s.when(A.uses(TACTICIANS_POINT_MAN).on(SCOUT));
        s.then(A.supply(2), A.has(recruited(SCOUT).sp(0).with(HASTE)));
        s.when(A.uses(SMOKE_BOMB).on(SCOUT)).then(A.supply(3), A.has(hidden(SCOUT)));
        s.when(A.recruits(SCOUT))
                .then(A.supply(2), A.has(recruited(SCOUT).without(HASTE).sp(0)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Adaptive Combat: counters on the card, spent one at a time")
    @Rule({"TO-8.22", "TO-8.32", "TO-8.18"})
    void adaptiveCombat() {
        Scenario s = given(
                A.has(recruited(SKYLAR_THE_DETERMINED).holding(ADAPTIVE_COMBAT), recruited(SCOUT)),
                B.has(recruited(TALON_THE_PICKPOCKET).holding(HAZE_BOMB)));
        s.refuses(A.uses(ADAPTIVE_COMBAT).ability(2).on(SCOUT), "TO-8.32/cannot-pay");
        s.when(A.uses(ADAPTIVE_COMBAT));
        s.then(A.has(
                recruited(SKYLAR_THE_DETERMINED).holdingFaceUp(ADAPTIVE_COMBAT).cardCounters(2, STRATAGEM)));
        s.when(A.attacks(SCOUT), B.blocks(TALON_THE_PICKPOCKET));
        s.then(B.has(recruited(TALON_THE_PICKPOCKET).damaged(10)));
        s.when(
                A.uses(ADAPTIVE_COMBAT).ability(2).on(SCOUT).inMode(2),
                B.uses(HAZE_BOMB).on(SCOUT));
        s.then(A.has(
                recruited(SCOUT).atk(0).def(15),
                recruited(SKYLAR_THE_DETERMINED).cardCounters(1, STRATAGEM)));
        s.when(A.uses(ADAPTIVE_COMBAT).ability(2).on(SCOUT).inMode(1))
                .then(A.has(recruited(SCOUT).atk(5).def(15)));
        s.refuses(A.uses(ADAPTIVE_COMBAT).ability(2).on(SCOUT).inMode(1), "TO-8.32/cannot-pay");
        s.awaits(A, "action");

        Scenario scout =
                given(A.has(recruited(SCOUT).holdingFaceUp(ADAPTIVE_COMBAT).cardCounters(1, STRATAGEM)));
        scout.refuses(A.uses(ADAPTIVE_COMBAT).ability(2).on(SCOUT), "TO-8.18/other-class")
                .awaits(A, "action");
    }

    @Test
    @DisplayName(
            "Persuaded with Power bars its target while the card lies there: not hidden with its holder, not dismissed")
    @Rule({"TO-8.31", "TO-7.9", "TO-8.30"})
    void persuaded() {
        Scenario s = given(
                A.actions(4),
                A.has(
                        recruited(SCOUT).holding(PERSUADED_WITH_POWER),
                        recruited(SAMMY_THE_AGILE).holding(SMOKE_BOMB)),
                B.has(recruited(TALON_THE_PICKPOCKET).holding(HEALING_SALVE), recruited(ZANE_THE_ENDER)));
        s.refuses(A.uses(PERSUADED_WITH_POWER).on(ZANE_THE_ENDER), "TO-8.5/illegal-target");
        s.when(A.uses(PERSUADED_WITH_POWER).on(TALON_THE_PICKPOCKET), A.attacks(SAMMY_THE_AGILE));
        s.when(B.uses(HEALING_SALVE).on(TALON_THE_PICKPOCKET));
        s.refuses(B.blocks(TALON_THE_PICKPOCKET), "TO-5.4/not-awaited");
        s.when(B.declinesToBlock(), A.endsTurn(), B.endsTurn());
        s.when(A.uses(SMOKE_BOMB).on(SCOUT), A.attacks(SAMMY_THE_AGILE));
        s.allows(B.blocks(TALON_THE_PICKPOCKET));
        s.awaits(B, "block");
    }
}
