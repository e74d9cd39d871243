package io.github.terrene.testkit.odyssey.scenario.baseset;

import static io.github.terrene.cards.base.Beasts.*;
import static io.github.terrene.cards.base.Engineers.*;
import static io.github.terrene.cards.base.Golems.*;
import static io.github.terrene.cards.base.Guardians.*;
import static io.github.terrene.cards.base.Items.*;
import static io.github.terrene.cards.base.Machines.*;
import static io.github.terrene.cards.base.Spellcasters.*;
import static io.github.terrene.cards.base.Spells.*;
import static io.github.terrene.cards.base.Terrains.*;
import static io.github.terrene.cards.base.Thieves.*;
import static io.github.terrene.cards.base.Warriors.*;
import static io.github.terrene.odyssey.trait.Keyword.*;
import static io.github.terrene.odyssey.trait.Stat.*;
import static io.github.terrene.odyssey.trait.Status.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.setup.ResponseWindows;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Guardians and Golems of the base set")
class GuardianTest extends ScenarioBook {
    @Test
    @DisplayName("Asu burns whom she blocks first; the attack of a defeated attacker leaves her undecayed")
    @Rule({"TO-8.23", "TO-5.14", "TO-5.16", "TO-8.1"})
    void asu() {
        Scenario s = given(
                A.has(recruited(ETHAN_THE_RESILIENT).damaged(15)),
                B.terrains(STEAM_FIELDS),
                B.has(recruited(ASU_THE_FLAME_HELLION)));
        s.then(B.has(recruited(ASU_THE_FLAME_HELLION).atk(15)));
        s.when(A.attacks(ETHAN_THE_RESILIENT), B.blocks(ASU_THE_FLAME_HELLION));
        s.awaits(B, "ability");
        s.when(B.uses(ASU_THE_FLAME_HELLION));
        s.then(
                A.hasNo(ETHAN_THE_RESILIENT),
                B.has(recruited(ASU_THE_FLAME_HELLION).unharmed().def(10).xp(1).atk(20)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Gerald takes the attacker's text before damage: no Stab, no reward for it, until Gerald's next turn")
    @Rule({"TO-5.15", "TO-8.25", "TO-8.31", "TO-8.7"})
    void gerald() {
        Scenario s = given(
                A.has(recruited(MORROW_THE_UNDERTOW), recruited(TALON_THE_PICKPOCKET)),
                B.has(recruited(GERALD_THE_SILENT).damaged(10)));
        s.when(A.attacks(MORROW_THE_UNDERTOW), B.blocks(GERALD_THE_SILENT), B.uses(GERALD_THE_SILENT));
        s.then(B.has(recruited(GERALD_THE_SILENT).damaged(25).def(10)));
        s.when(A.attacks(TALON_THE_PICKPOCKET), B.blocks(GERALD_THE_SILENT));
        s.awaits(B, "ability");
        s.when(B.uses(GERALD_THE_SILENT));
        s.then(
                B.hasNo(GERALD_THE_SILENT),
                B.hp(50),
                A.has(recruited(TALON_THE_PICKPOCKET).xp(1)));
        s.awaits(A, "action");
        s.when(A.endsTurn()).then(A.has(recruited(MORROW_THE_UNDERTOW).with(STAB)));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("Sade heals at the end of her own turns, hers only; Halden takes decay off, in another's turn as well")
    @Rule({"TO-4.7", "TO-8.7", "TO-5.9", "TO-8.4"})
    void sadeAndHalden() {
        Scenario s = given(A.has(
                recruited(SADE_THE_REJUVENATIVE).damaged(3),
                recruited(SCOUT).damaged(12),
                hidden(SAMMY_THE_AGILE).damaged(10)));
        s.when(A.endsTurn());
        s.awaits(A, "ability");
        s.when(A.uses(SADE_THE_REJUVENATIVE));
        s.then(A.has(
                recruited(SADE_THE_REJUVENATIVE).unharmed(),
                recruited(SCOUT).damaged(2),
                hidden(SAMMY_THE_AGILE).damaged(10)));
        s.when(B.endsTurn()).then(A.has(recruited(SCOUT).damaged(2))).awaits(A, "action");

        Scenario halden = given(
                options(options -> options.withResponseWindows(ResponseWindows.ALWAYS)),
                A.has(recruited(CHOGAN_THE_SCROUNGER), recruited(TALON_THE_PICKPOCKET)),
                B.has(recruited(HALDEN_THE_STEADFAST).decayed(15), recruited(SCOUT)));
        halden.when(
                A.attacks(CHOGAN_THE_SCROUNGER), B.uses(HALDEN_THE_STEADFAST).on(HALDEN_THE_STEADFAST));
        halden.when(B.blocks(HALDEN_THE_STEADFAST));
        halden.then(
                B.has(recruited(HALDEN_THE_STEADFAST).unharmed().def(10)),
                A.has(recruited(CHOGAN_THE_SCROUNGER).damaged(15)));
        halden.when(A.attacks(TALON_THE_PICKPOCKET));
        halden.refuses(B.uses(HALDEN_THE_STEADFAST).on(HALDEN_THE_STEADFAST), "TO-8.2/once-per-turn");
        halden.awaits(B, "response");
    }

    @Test
    @DisplayName("Golems: printed Slow is suspended by Haste and lost under Silence, and no cure takes it")
    @Rule({"TO-8.19", "TO-8.37", "TO-5.1"})
    void slowGolems() {
        Scenario s = given(
                A.actions(2),
                A.has(
                        recruited(MARBLE_WARDEN),
                        recruited(SCOUT).holding(HASTE_POTION),
                        recruited(SAMMY_THE_AGILE).holding(HEALING_SALVE),
                        recruited(DEMATTEI_THE_ARCHITECT).holding(SILENCE_ORB)));
        s.then(A.has(recruited(MARBLE_WARDEN).def(15).suffering(SLOW)));
        s.when(A.uses(HEALING_SALVE).on(MARBLE_WARDEN))
                .then(A.has(recruited(MARBLE_WARDEN).suffering(SLOW)));
        Scenario haste = instead(s).when(A.uses(HASTE_POTION).on(MARBLE_WARDEN));
        haste.then(A.has(recruited(MARBLE_WARDEN).unharmed().with(HASTE).freeOf(SLOW)));
        haste.when(A.attacks(MARBLE_WARDEN)).then(A.actions(2), B.hp(35));
        haste.when(A.endsTurn())
                .then(A.has(recruited(MARBLE_WARDEN).suffering(SLOW)))
                .awaits(B, "action");
        s.when(A.uses(SILENCE_ORB).on(MARBLE_WARDEN), A.attacks(MARBLE_WARDEN));
        s.then(A.actions(0), B.hp(35));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("The Colossus takes five off each damage of an Item, after DEF; Spells and blows hit in full")
    @Rule({"TO-5.20", "TO-8.19", "TO-8.37", "TO-8.1"})
    void colossus() {
        Scenario s = given(
                A.has(
                        recruited(ASHEN_THE_UNSEEMLY).holding(FIREBALL).lv(3),
                        recruited(SCOUT).holding(FIRE_BOMB),
                        recruited(JIN_THE_AMBITIOUS)),
                B.has(recruited(TIDESTONE_COLOSSUS).decayed(10)));
        s.when(A.uses(FIRE_BOMB).on(TIDESTONE_COLOSSUS))
                .then(B.has(recruited(TIDESTONE_COLOSSUS).damaged(10)));
        s.when(A.uses(FIREBALL).on(TIDESTONE_COLOSSUS))
                .then(B.has(recruited(TIDESTONE_COLOSSUS).damaged(45)));
        s.when(A.attacks(JIN_THE_AMBITIOUS), B.blocks(TIDESTONE_COLOSSUS));
        s.then(
                B.hasNo(TIDESTONE_COLOSSUS),
                B.hp(45),
                A.has(recruited(JIN_THE_AMBITIOUS).xp(3)));
        s.awaits(A, "ability");
        s.when(A.passes()).awaits(A, "action");
    }

    @Test
    @DisplayName("The Warden hardens for each damage, Ivan mends at the start of his turn, before the card is drawn")
    @Rule({"TO-8.7", "TO-4.3", "TO-8.24", "TO-8.35"})
    void wardenAndIvan() {
        Scenario s = given(
                A.has(
                        recruited(IKE_THE_AGGRESSIVE),
                        recruited(TALON_THE_PICKPOCKET).holding(FIRE_BOMB)),
                B.has(recruited(MARBLE_WARDEN), recruited(IVAN_THE_ORGANIC).damaged(15)));
        s.when(A.attacks(IKE_THE_AGGRESSIVE), B.blocks(MARBLE_WARDEN));
        s.nobodyResponds();
        s.awaits(B, "ability");
        s.meanwhile(B.has(recruited(MARBLE_WARDEN).damaged(10).def(5)));
        s.when(B.uses(MARBLE_WARDEN)).then(B.has(recruited(MARBLE_WARDEN).def(10)));
        s.when(A.uses(FIRE_BOMB).on(MARBLE_WARDEN));
        s.nobodyResponds();
        s.awaits(B, "ability");
        s.when(B.uses(MARBLE_WARDEN))
                .then(B.has(recruited(MARBLE_WARDEN).damaged(20).def(15)));
        s.when(A.endsTurn());
        s.awaits(B, "ability");
        s.meanwhile(
                B.cardsInHand(0), B.actions(3), B.has(recruited(MARBLE_WARDEN).def(10)));
        s.when(B.uses(IVAN_THE_ORGANIC)).then(B.has(recruited(IVAN_THE_ORGANIC).damaged(5)), B.cardsInHand(1));
        s.awaits(B, "action");
    }
}
