package io.github.terrene.testkit.odyssey.scenario.baseset;

import static io.github.terrene.cards.base.Assassins.*;
import static io.github.terrene.cards.base.Commands.*;
import static io.github.terrene.cards.base.Guardians.*;
import static io.github.terrene.cards.base.Items.*;
import static io.github.terrene.cards.base.Machines.*;
import static io.github.terrene.cards.base.Tacticians.*;
import static io.github.terrene.cards.base.Thieves.*;
import static io.github.terrene.cards.base.Traps.*;
import static io.github.terrene.odyssey.trait.Counter.*;
import static io.github.terrene.odyssey.trait.Keyword.*;
import static io.github.terrene.odyssey.trait.Stat.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.odyssey.event.DamageEvent.DamageDealt;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Assassins of the base set")
class AssassinTest extends ScenarioBook {
    @Test
    @DisplayName("Hooks bars one blocker when it is recruited, before anybody responds to that")
    @Rule({"TO-8.23", "TO-5.4", "TO-8.12"})
    void hooks() {
        Scenario s = given(
                A.has(hidden(HOOKS_IN_THE_ZEPHYR)),
                B.has(recruited(ISAAC_THE_OBSERVER), recruited(SCOUT), recruited(TALON_THE_PICKPOCKET)));
        s.when(A.recruits(HOOKS_IN_THE_ZEPHYR));
        s.awaits(A, "ability");
        s.when(A.uses(HOOKS_IN_THE_ZEPHYR).on(SCOUT));
        s.awaits(B, "response");
        s.when(B.uses(ISAAC_THE_OBSERVER));
        s.then(B.has(recruited(ISAAC_THE_OBSERVER).counters(1, STRATAGEM)));
        s.when(A.attacks(HOOKS_IN_THE_ZEPHYR));
        s.refuses(B.blocks(SCOUT), "TO-5.4/cannot-block");
        s.when(B.blocks(TALON_THE_PICKPOCKET));
        s.then(B.has(recruited(TALON_THE_PICKPOCKET).damaged(15)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Dagger's target grows out of reach in response: the cost stays paid, and nothing happens")
    @Rule({"TO-8.5", "TO-8.23", "TO-8.2"})
    void dagger() {
        Scenario s = given(
                A.hand(DAGGER_ON_THE_EDGE),
                A.has(hidden(SCOUT)),
                B.has(recruited(TALON_THE_PICKPOCKET).holding(INTENSITY), recruited(BLADES_UP_ABOVE)));
        s.when(A.recruits(DAGGER_ON_THE_EDGE));
        s.awaits(A, "ability");
        s.refuses(A.uses(DAGGER_ON_THE_EDGE).on(BLADES_UP_ABOVE), "TO-8.5/illegal-target");
        Scenario hit = instead(s).when(A.uses(DAGGER_ON_THE_EDGE).on(TALON_THE_PICKPOCKET));
        hit.then(B.has(recruited(TALON_THE_PICKPOCKET).damaged(15)), A.actions(1))
                .awaits(A, "action");
        s.when(A.uses(DAGGER_ON_THE_EDGE).on(TALON_THE_PICKPOCKET), B.uses(INTENSITY));
        s.then(B.has(recruited(TALON_THE_PICKPOCKET).unharmed().lv(2)), A.actions(1));
        s.awaits(A, "action");

        Scenario poor = given(A.actions(1), A.has(hidden(DAGGER_ON_THE_EDGE)), B.has(recruited(TALON_THE_PICKPOCKET)));
        poor.when(A.recruits(DAGGER_ON_THE_EDGE)).awaits(A, "action");
    }

    @Test
    @DisplayName("Sabre's damage is a cost: DEF does not count, and it must be survived")
    @Rule({"TO-8.32", "TO-5.1", "TO-8.2"})
    void sabre() {
        Scenario s =
                given(A.actions(0), A.has(recruited(SABRE_IN_THE_SUN).damaged(9).def(10)));
        s.refuses(A.attacks(SABRE_IN_THE_SUN), "TO-5.1/few-actions");
        s.when(A.uses(SABRE_IN_THE_SUN))
                .then(A.has(recruited(SABRE_IN_THE_SUN).damaged(14).with(HASTE)));
        s.refuses(A.uses(SABRE_IN_THE_SUN), "TO-8.2/once-per-turn", "TO-8.32/cannot-pay");
        s.when(A.attacks(SABRE_IN_THE_SUN)).then(B.hp(25), A.actions(0));
        s.never(DamageDealt.class).awaits(A, "action");

        Scenario weak = given(A.has(recruited(SABRE_IN_THE_SUN).damaged(10)));
        weak.refuses(A.uses(SABRE_IN_THE_SUN), "TO-8.32/cannot-pay").awaits(A, "action");
    }

    @Test
    @DisplayName("Blades can be blocked while Silenced, also when the Silence answers the attack")
    @Rule({"TO-5.15", "TO-8.19", "TO-8.37"})
    void blades() {
        Scenario s =
                given(A.has(recruited(BLADES_UP_ABOVE)), B.has(recruited(SCOUT).holding(SILENCE_ORB)));
        s.when(A.attacks(BLADES_UP_ABOVE));
        Scenario direct = instead(s).when(B.passes());
        direct.then(B.hp(30)).awaits(A, "action");
        s.when(B.uses(SILENCE_ORB).on(BLADES_UP_ABOVE), B.blocks(SCOUT));
        s.then(B.hp(50), B.has(recruited(SCOUT).damaged(10).decayed(5)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Javelin hides in the same breath, and the XP for its victim is wasted")
    @Rule({"TO-6.9", "TO-6.5", "TO-8.34", "TO-7.9"})
    void javelin() {
        Scenario s = given(
                A.has(recruited(JAVELIN_FROM_THE_MIST)), B.has(recruited(SCOUT).damaged(10)));
        s.when(A.uses(JAVELIN_FROM_THE_MIST).on(SCOUT));
        s.then(B.hasNo(SCOUT), A.has(hidden(JAVELIN_FROM_THE_MIST).xp(0)), B.hp(50));
        s.never(XpGained.class);
        s.when(A.recruits(JAVELIN_FROM_THE_MIST));
        s.refuses(A.uses(JAVELIN_FROM_THE_MIST), "TO-8.2/once-per-turn");
        s.when(A.attacks(JAVELIN_FROM_THE_MIST)).then(B.hp(25));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Knife is Unblockable in the turn of its recruitment only; a Knife that an effect turned up is not")
    @Rule({"TO-4.24", "TO-8.31", "TO-5.4"})
    void knife() {
        Scenario s = given(A.has(hidden(KNIFE_IN_THE_SHADOWS)), B.has(recruited(SCOUT)));
        s.when(A.recruits(KNIFE_IN_THE_SHADOWS), A.uses(KNIFE_IN_THE_SHADOWS), A.attacks(KNIFE_IN_THE_SHADOWS));
        s.then(B.hp(30));
        s.when(A.endsTurn(), B.endsTurn(), A.attacks(KNIFE_IN_THE_SHADOWS));
        s.awaits(B, "block");

        Scenario turned = given(
                A.hand(KNIFE_IN_THE_SHADOWS),
                B.has(recruited(SKYLAR_THE_DETERMINED).holding(NO_MORE_HIDING)));
        turned.when(A.hides(KNIFE_IN_THE_SHADOWS), B.uses(NO_MORE_HIDING));
        turned.awaits(A, "action");
        turned.then(A.hasNo(KNIFE_IN_THE_SHADOWS), A.discardPile(KNIFE_IN_THE_SHADOWS));
        turned.then(B.has(recruited(SKYLAR_THE_DETERMINED).xp(1)));
        turned.awaits(A, "action");
    }

    @Test
    @DisplayName("Assassin's Agenda: thirty, whatever the DEF, by an Assassin, in its player's turn")
    @Rule({"TO-8.18", "TO-8.20", "TO-6.1"})
    void agenda() {
        Scenario s = given(
                A.has(
                        recruited(SCOUT).holding(ASSASSINS_AGENDA),
                        recruited(KNIFE_IN_THE_SHADOWS).holding(PROPHECY)),
                B.has(recruited(HALDEN_THE_STEADFAST).damaged(10)));
        s.refuses(A.uses(ASSASSINS_AGENDA).on(HALDEN_THE_STEADFAST), "TO-8.18/other-class");
        s.when(A.trades(SCOUT, KNIFE_IN_THE_SHADOWS), A.uses(ASSASSINS_AGENDA).on(HALDEN_THE_STEADFAST));
        s.then(
                B.hasNo(HALDEN_THE_STEADFAST),
                B.hp(50),
                A.has(recruited(KNIFE_IN_THE_SHADOWS).xp(2).atk(25).def(5)),
                A.actions(1));
        s.awaits(A, "action");
    }
}
