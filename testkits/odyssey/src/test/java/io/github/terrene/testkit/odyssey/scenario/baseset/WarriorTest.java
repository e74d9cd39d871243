package io.github.terrene.testkit.odyssey.scenario.baseset;

import static io.github.terrene.cards.base.Assassins.*;
import static io.github.terrene.cards.base.Beasts.*;
import static io.github.terrene.cards.base.Commands.*;
import static io.github.terrene.cards.base.Items.*;
import static io.github.terrene.cards.base.Machines.*;
import static io.github.terrene.cards.base.OngoingCommands.*;
import static io.github.terrene.cards.base.Thieves.*;
import static io.github.terrene.cards.base.Warriors.*;
import static io.github.terrene.odyssey.trait.Stat.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Warriors of the base set and their Commands")
class WarriorTest extends ScenarioBook {
    @Test
    @DisplayName("Jin gains XP for damage to a player, and heals for the XP: one ability waits for the other")
    @Rule({"TO-8.7", "TO-8.24", "TO-6.12"})
    void jin() {
        Scenario s = given(A.has(recruited(JIN_THE_AMBITIOUS).damaged(15)));
        s.when(A.attacks(JIN_THE_AMBITIOUS));
        s.awaits(A, "ability");
        s.refuses(A.uses(JIN_THE_AMBITIOUS).ability(2), "TO-8.7/nothing-happened");
        s.when(A.uses(JIN_THE_AMBITIOUS));
        s.awaits(A, "ability");
        s.meanwhile(A.has(recruited(JIN_THE_AMBITIOUS).damaged(15).xp(1).atk(30)));
        s.when(A.uses(JIN_THE_AMBITIOUS).ability(2));
        s.then(A.has(recruited(JIN_THE_AMBITIOUS).damaged(5)), B.hp(25));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Jin, who defeats with overkill: first the XP of the battle, then his abilities in any order")
    @Rule({"TO-5.12", "TO-8.7", "TO-6.12", "TO-8.35"})
    void jinOverkills() {
        Scenario s = given(A.has(recruited(JIN_THE_AMBITIOUS).damaged(30)), B.has(recruited(IKE_THE_AGGRESSIVE)));
        s.when(A.attacks(JIN_THE_AMBITIOUS), B.blocks(IKE_THE_AGGRESSIVE));
        s.awaits(A, "ability");
        s.meanwhile(B.hp(40), A.has(recruited(JIN_THE_AMBITIOUS).xp(1).atk(30)));
        s.when(A.uses(JIN_THE_AMBITIOUS).ability(2), A.uses(JIN_THE_AMBITIOUS));
        s.awaits(A, "ability");
        s.meanwhile(A.has(recruited(JIN_THE_AMBITIOUS).xp(2).def(5).damaged(20)));
        s.when(A.uses(JIN_THE_AMBITIOUS).ability(2));
        s.then(A.has(recruited(JIN_THE_AMBITIOUS).damaged(10)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Ike's Action, Jake and Lilith's healing: hidden ones and enemies get nothing")
    @Rule({"TO-8.7", "TO-8.21", "TO-4.25", "TO-8.1"})
    void gifts() {
        Scenario ike = given(A.actions(1), A.has(recruited(IKE_THE_AGGRESSIVE)));
        ike.when(A.attacks(IKE_THE_AGGRESSIVE), A.uses(IKE_THE_AGGRESSIVE));
        ike.then(A.actions(1), B.hp(30)).awaits(A, "action");

        Scenario s = given(
                A.has(
                        recruited(JAKE_AND_LILITH_THE_UNITY).damaged(10),
                        recruited(SAMMY_THE_AGILE).damaged(12),
                        hidden(SCOUT).damaged(10)),
                B.has(recruited(INU_THE_INFERNO).damaged(15)));
        s.then(A.has(
                recruited(JAKE_AND_LILITH_THE_UNITY).def(10),
                recruited(SAMMY_THE_AGILE).def(5)));
        s.when(A.attacks(JAKE_AND_LILITH_THE_UNITY), B.declinesToBlock(), A.uses(JAKE_AND_LILITH_THE_UNITY));
        s.then(
                A.has(
                        recruited(JAKE_AND_LILITH_THE_UNITY).damaged(10),
                        recruited(SAMMY_THE_AGILE).damaged(2),
                        hidden(SCOUT).damaged(10)),
                B.has(recruited(INU_THE_INFERNO).damaged(15)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Zane attacks once more for a defeat, once per turn, and pays for it")
    @Rule({"TO-5.18", "TO-8.2", "TO-6.11", "TO-8.5"})
    void zane() {
        Scenario s = given(
                A.actions(5),
                A.has(recruited(ZANE_THE_ENDER)),
                B.has(recruited(IKE_THE_AGGRESSIVE), recruited(TALON_THE_PICKPOCKET), recruited(SCOUT)));
        s.when(A.attacks(ZANE_THE_ENDER), B.blocks(IKE_THE_AGGRESSIVE));
        s.awaits(A, "ability");
        s.when(A.uses(ZANE_THE_ENDER), A.attacks(ZANE_THE_ENDER), B.blocks(TALON_THE_PICKPOCKET));
        s.then(A.actions(3), B.hp(10), A.has(recruited(ZANE_THE_ENDER).xp(2)));
        s.awaits(A, "action");
        s.refuses(A.attacks(ZANE_THE_ENDER), "TO-5.1/attacked");
        s.refuses(A.uses(ZANE_THE_ENDER).ability(2).on(SCOUT), "TO-8.5/no-target");
        s.awaits(A, "action");

        Scenario finish = given(
                A.has(recruited(ZANE_THE_ENDER)),
                B.has(recruited(SCOUT).damaged(5), hidden(SAMMY_THE_AGILE).damaged(5)));
        finish.refuses(A.uses(ZANE_THE_ENDER).ability(2).on(SAMMY_THE_AGILE), "TO-7.5/target-hidden");
        finish.when(A.uses(ZANE_THE_ENDER).ability(2).on(SCOUT));
        finish.awaits(A, "ability");
        finish.meanwhile(
                B.hasNo(SCOUT), B.hp(50), A.has(recruited(ZANE_THE_ENDER).xp(1)));
        finish.when(A.uses(ZANE_THE_ENDER)).then(A.actions(1));
        finish.refuses(A.uses(ZANE_THE_ENDER).ability(2), "TO-8.2/once-per-turn");
        finish.awaits(A, "action");
    }

    @Test
    @DisplayName("Olivia cannot block, unless she is Silenced")
    @Rule({"TO-5.4", "TO-8.19", "TO-8.37", "TO-8.26"})
    void olivia() {
        Scenario s = given(
                A.has(recruited(SAMMY_THE_AGILE)),
                B.has(recruited(OLIVIA_THE_GRACELESS).holding(SILENCE_ORB)));
        s.when(A.attacks(SAMMY_THE_AGILE));
        s.awaits(B, "response");
        Scenario unblocked = instead(s).when(B.passes());
        unblocked.then(B.hp(40)).awaits(A, "action");
        s.when(B.uses(SILENCE_ORB).on(OLIVIA_THE_GRACELESS));
        s.awaits(B, "block");
        s.when(B.blocks(OLIVIA_THE_GRACELESS));
        s.awaits(A, "ability");
        s.when(A.passes()).then(B.has(recruited(OLIVIA_THE_GRACELESS).damaged(10)), B.hp(50));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName(
            "Aggressively Engaged: one more attack, and no block until your next turn, which Silence does not change")
    @Rule({"TO-5.18", "TO-8.30", "TO-8.31", "TO-8.18"})
    void aggressivelyEngaged() {
        Scenario s = given(
                A.has(
                        recruited(ETHAN_THE_RESILIENT).holding(AGGRESSIVELY_ENGAGED),
                        recruited(SCOUT).holding(INTIMIDATE)),
                B.has(recruited(SAMMY_THE_AGILE).holding(SILENCE_ORB)));
        s.refuses(A.uses(INTIMIDATE), "TO-8.18/other-class");
        s.when(A.attacks(ETHAN_THE_RESILIENT), B.declinesToBlock(), A.passes());
        s.when(A.uses(AGGRESSIVELY_ENGAGED), B.uses(SILENCE_ORB).on(ETHAN_THE_RESILIENT));
        s.when(A.attacks(ETHAN_THE_RESILIENT), B.declinesToBlock());
        s.then(A.actions(0), B.hp(10));
        s.refuses(A.attacks(ETHAN_THE_RESILIENT), "TO-5.1/attacked", "TO-5.1/few-actions");
        s.when(A.endsTurn(), B.attacks(SAMMY_THE_AGILE));
        s.awaits(A, "block");
        s.refuses(A.blocks(ETHAN_THE_RESILIENT), "TO-5.4/cannot-block");
        s.when(A.declinesToBlock(), B.endsTurn(), A.endsTurn(), B.attacks(SAMMY_THE_AGILE));
        s.allows(A.blocks(ETHAN_THE_RESILIENT));
        s.awaits(A, "block");
    }

    @Test
    @DisplayName("Intimidate counts LV when it resolves: a Character that has grown in response may block")
    @Rule({"TO-8.5", "TO-1.9", "TO-5.15"})
    void intimidate() {
        Scenario s = given(
                A.has(recruited(ETHAN_THE_RESILIENT).holding(INTIMIDATE)),
                B.has(recruited(TALON_THE_PICKPOCKET).holding(INTENSITY), recruited(SCOUT)));
        s.when(A.uses(INTIMIDATE), B.uses(INTENSITY));
        s.then(B.has(recruited(TALON_THE_PICKPOCKET).lv(2).atk(20)));
        s.when(A.attacks(ETHAN_THE_RESILIENT));
        s.awaits(B, "block");
        s.refuses(B.blocks(SCOUT), "TO-5.4/cannot-block");
        s.when(B.blocks(TALON_THE_PICKPOCKET));
        s.then(B.has(recruited(TALON_THE_PICKPOCKET).damaged(15)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Critical: ten more where there is overkill of at least one, and nothing where there is none")
    @Rule({"TO-5.20", "TO-5.8"})
    void critical() {
        Scenario s = given(
                A.has(recruited(ETHAN_THE_RESILIENT).holding(CRITICAL)),
                B.has(recruited(INU_THE_INFERNO).damaged(1)));
        s.when(A.uses(CRITICAL), A.attacks(ETHAN_THE_RESILIENT), B.blocks(INU_THE_INFERNO));
        s.awaits(A, "ability");
        s.when(A.passes()).then(B.hp(39)).awaits(A, "action");

        Scenario exact =
                given(A.has(recruited(ETHAN_THE_RESILIENT).holding(CRITICAL)), B.has(recruited(INU_THE_INFERNO)));
        exact.when(A.uses(CRITICAL), A.attacks(ETHAN_THE_RESILIENT), B.blocks(INU_THE_INFERNO));
        exact.then(B.hp(50), B.hasNo(INU_THE_INFERNO)).awaits(A, "action");
    }

    @Test
    @DisplayName("Taunt: the target must block the next attack, with five DEF less; one that cannot block is excused")
    @Rule({"TO-5.19", "TO-8.31"})
    void taunt() {
        Scenario s = given(
                A.has(recruited(ETHAN_THE_RESILIENT).holding(TAUNT), recruited(BLADES_UP_ABOVE)),
                B.has(recruited(CHOGAN_THE_SCROUNGER), recruited(SAMMY_THE_AGILE)));
        s.when(A.uses(TAUNT).on(CHOGAN_THE_SCROUNGER), A.attacks(BLADES_UP_ABOVE));
        s.then(B.hp(30));
        s.when(A.attacks(ETHAN_THE_RESILIENT));
        s.refuses(B.declinesToBlock(), "TO-5.19/must-block")
                .refuses(B.blocks(SAMMY_THE_AGILE), "TO-5.19/other-must-block");
        s.when(B.blocks(CHOGAN_THE_SCROUNGER));
        s.then(B.has(recruited(CHOGAN_THE_SCROUNGER).damaged(15).def(0)));
        s.when(A.endsTurn()).then(B.has(recruited(CHOGAN_THE_SCROUNGER).def(10)));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("Jin's Ambition waits face-down, turns up for the first defeat, and gives no second XP in one turn")
    @Rule({"TO-8.6", "TO-8.7", "TO-8.2", "TO-6.12", "TO-8.22"})
    void jinsAmbition() {
        Scenario s = given(
                A.has(recruited(ZANE_THE_ENDER).holding(JINS_AMBITION)),
                B.has(recruited(IKE_THE_AGGRESSIVE), recruited(TALON_THE_PICKPOCKET)));
        s.when(A.attacks(ZANE_THE_ENDER), B.blocks(IKE_THE_AGGRESSIVE));
        s.awaits(A, "ability");
        s.seenBy(B).then(A.has(recruited(ZANE_THE_ENDER).holdingSomething().xp(1)));
        s.when(A.uses(JINS_AMBITION));
        s.awaits(A, "ability");
        s.meanwhile(A.has(recruited(ZANE_THE_ENDER).holdingFaceUp(JINS_AMBITION).xp(2)));
        s.when(A.uses(ZANE_THE_ENDER), A.attacks(ZANE_THE_ENDER), B.blocks(TALON_THE_PICKPOCKET));
        s.awaits(A, "action");
        s.then(A.has(recruited(ZANE_THE_ENDER).xp(3)));
        s.awaits(A, "action");
    }
}
