package io.github.terrene.testkit.odyssey.scenario.baseset;

import static io.github.terrene.cards.base.Assassins.*;
import static io.github.terrene.cards.base.Guardians.*;
import static io.github.terrene.cards.base.Items.*;
import static io.github.terrene.cards.base.Machines.*;
import static io.github.terrene.cards.base.Spellcasters.*;
import static io.github.terrene.cards.base.Spells.*;
import static io.github.terrene.cards.base.Spells.SILENCE;
import static io.github.terrene.cards.base.Storms.*;
import static io.github.terrene.cards.base.Thieves.*;
import static io.github.terrene.cards.base.Traps.*;
import static io.github.terrene.odyssey.trait.Counter.*;
import static io.github.terrene.odyssey.trait.Keyword.*;
import static io.github.terrene.odyssey.trait.Stat.*;
import static io.github.terrene.odyssey.trait.Status.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.trait.Keyword;
import io.github.terrene.odyssey.trait.Status;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Spellcasters of the base set and their Spells")
class SpellcasterTest extends ScenarioBook {
    @Test
    @DisplayName("Mr. White cancels Spells for a card, once per turn: they are discarded, and paid for")
    @Rule({"TO-8.33", "TO-8.23", "TO-8.32", "TO-8.36"})
    void mrWhite() {
        Scenario s = given(
                A.has(
                        recruited(ALEXIE_THE_STUDIOUS).holding(FIREBALL),
                        recruited(ASHEN_THE_UNSEEMLY).holding(FIREBALL),
                        recruited(SCOUT).holding(STICKY_BOMB)),
                B.hand(FLARE, PROPHECY),
                B.has(recruited(MR_WHITE_THE_ASTUTE)));
        s.when(A.uses(STICKY_BOMB).on(MR_WHITE_THE_ASTUTE)).awaits(A, "action");
        s.when(A.uses(FIREBALL).by(ALEXIE_THE_STUDIOUS).on(MR_WHITE_THE_ASTUTE));
        s.awaits(B, "response");
        s.when(B.uses(MR_WHITE_THE_ASTUTE).ability(2).discarding(FLARE));
        s.then(
                B.has(recruited(MR_WHITE_THE_ASTUTE).damaged(5)),
                B.hand(PROPHECY),
                A.discardPile(STICKY_BOMB, FIREBALL),
                A.actions(1));
        s.when(A.uses(FIREBALL).by(ASHEN_THE_UNSEEMLY).on(MR_WHITE_THE_ASTUTE));
        s.then(B.has(recruited(MR_WHITE_THE_ASTUTE).damaged(20)), B.hand(PROPHECY));
        s.awaits(A, "action");

        Scenario back = given(A.has(recruited(MR_WHITE_THE_ASTUTE)), A.discardPile(FIRE_BOMB, FIREBALL));
        back.when(A.uses(MR_WHITE_THE_ASTUTE))
                .then(A.hand(FIREBALL), A.discardPile(FIRE_BOMB))
                .awaits(A, "action");
    }

    @Test
    @DisplayName("A Spell is as strong as its caster when it resolves: grown in response, or as it was when it left")
    @Rule({"TO-8.16", "TO-8.14", "TO-1.9", "TO-8.5"})
    void fireball() {
        Scenario s = given(
                A.has(
                        recruited(ASHEN_THE_UNSEEMLY).holding(FIREBALL),
                        recruited(CANDACE_THE_CATALYST).counters(2, CHARGE)),
                B.has(recruited(HALDEN_THE_STEADFAST).holding(FIRE_BOMB), recruited(TALON_THE_PICKPOCKET)));
        Scenario plain = instead(s).when(A.uses(FIREBALL).on(TALON_THE_PICKPOCKET));
        plain.then(B.has(recruited(TALON_THE_PICKPOCKET).damaged(10))).awaits(A, "action");
        Scenario grown = instead(s).when(A.uses(CANDACE_THE_CATALYST).ability(2).on(ASHEN_THE_UNSEEMLY));
        grown.when(A.uses(CANDACE_THE_CATALYST).ability(2).on(ASHEN_THE_UNSEEMLY));
        grown.then(A.has(
                recruited(ASHEN_THE_UNSEEMLY).lv(3),
                recruited(CANDACE_THE_CATALYST).counters(0, CHARGE)));
        grown.when(A.uses(FIREBALL).on(HALDEN_THE_STEADFAST))
                .then(B.has(recruited(HALDEN_THE_STEADFAST).damaged(25)));
        grown.awaits(A, "action");
        s.when(A.uses(FIREBALL).on(HALDEN_THE_STEADFAST), B.uses(FIRE_BOMB).on(ASHEN_THE_UNSEEMLY));
        s.when(A.uses(CANDACE_THE_CATALYST).ability(2).on(ASHEN_THE_UNSEEMLY));
        s.then(
                A.hasNo(ASHEN_THE_UNSEEMLY),
                B.has(recruited(HALDEN_THE_STEADFAST).damaged(5).xp(2).def(20)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Silence the Spell: one until end of turn, one until your next turn, or all of them")
    @Rule({"TO-8.16", "TO-8.31", "TO-8.19", "TO-8.26"})
    void silence() {
        Scenario one = given(
                A.has(recruited(ALEXIE_THE_STUDIOUS).holding(SILENCE)),
                B.has(recruited(BLADES_UP_ABOVE), recruited(HALDEN_THE_STEADFAST)));
        one.when(A.uses(SILENCE).on(BLADES_UP_ABOVE));
        one.then(B.has(
                recruited(BLADES_UP_ABOVE).suffering(Status.SILENCE).without(UNBLOCKABLE),
                recruited(HALDEN_THE_STEADFAST).with(Keyword.RETALIATE)));
        one.when(A.endsTurn()).then(B.has(recruited(BLADES_UP_ABOVE).with(UNBLOCKABLE)));
        one.awaits(B, "action");

        Scenario two = given(
                A.has(recruited(SUSANA_THE_GLACIAL).holding(SILENCE)),
                B.has(recruited(BLADES_UP_ABOVE), recruited(HALDEN_THE_STEADFAST)));
        two.when(A.uses(SILENCE).on(BLADES_UP_ABOVE), A.endsTurn());
        two.then(B.has(recruited(BLADES_UP_ABOVE).without(UNBLOCKABLE)));
        two.when(B.endsTurn()).then(B.has(recruited(BLADES_UP_ABOVE).with(UNBLOCKABLE)));
        two.awaits(A, "action");

        Scenario three = given(
                A.has(
                        recruited(SUSANA_THE_GLACIAL).holding(SILENCE),
                        recruited(SCOUT).holdingFaceUp(SPELL_BOOK)),
                B.has(recruited(BLADES_UP_ABOVE), recruited(HALDEN_THE_STEADFAST)));
        three.then(A.has(recruited(SUSANA_THE_GLACIAL).lv(3), recruited(SCOUT).lv(1)));
        three.when(A.uses(SILENCE).on(BLADES_UP_ABOVE), A.endsTurn());
        three.then(B.has(
                recruited(BLADES_UP_ABOVE).without(UNBLOCKABLE),
                recruited(HALDEN_THE_STEADFAST).without(Keyword.RETALIATE)));
        three.awaits(B, "action");
    }

    @Test
    @DisplayName("At LV 3 a Spell reaches all, even when its target is gone")
    @Rule({"TO-8.16", "TO-8.5"})
    void disorientate() {
        Scenario s = given(
                A.has(
                        recruited(SUSANA_THE_GLACIAL).holding(DISORIENTATE),
                        recruited(SCOUT).holdingFaceUp(SPELL_BOOK)),
                B.has(recruited(SAMMY_THE_AGILE).holding(SMOKE_BOMB), recruited(TALON_THE_PICKPOCKET)));
        s.when(A.uses(DISORIENTATE).on(SAMMY_THE_AGILE), B.uses(SMOKE_BOMB).on(SAMMY_THE_AGILE));
        s.then(B.has(hidden(SAMMY_THE_AGILE), recruited(TALON_THE_PICKPOCKET).suffering(STUN)));
        s.when(A.attacks(SCOUT)).then(B.hp(35));
        s.when(A.endsTurn()).then(B.has(recruited(TALON_THE_PICKPOCKET).freeOf(STUN)));
        s.awaits(B, "action");

        Scenario one = given(
                A.has(recruited(ALEXIE_THE_STUDIOUS).holding(DISORIENTATE), recruited(SCOUT)),
                B.has(recruited(TALON_THE_PICKPOCKET).holding(HEALING_SALVE)));
        one.when(A.uses(DISORIENTATE).on(TALON_THE_PICKPOCKET));
        one.when(A.attacks(SCOUT), B.uses(HEALING_SALVE).on(TALON_THE_PICKPOCKET));
        one.then(B.hp(35), B.has(recruited(TALON_THE_PICKPOCKET).freeOf(STUN)));
        one.awaits(A, "action");
    }

    @Test
    @DisplayName("Shadow Veil makes Unblockable, Stab or not, and Unblockable that comes after the block is too late")
    @Rule({"TO-8.16", "TO-5.15", "TO-8.3"})
    void shadowVeil() {
        Scenario s = given(
                A.has(recruited(SUSANA_THE_GLACIAL).holding(SHADOW_VEIL), recruited(SCOUT)),
                B.has(recruited(TALON_THE_PICKPOCKET)));
        s.when(A.attacks(SUSANA_THE_GLACIAL), B.blocks(TALON_THE_PICKPOCKET));
        s.then(B.has(recruited(TALON_THE_PICKPOCKET).damaged(10)));
        s.when(A.uses(SHADOW_VEIL).on(SCOUT), A.attacks(SCOUT));
        s.then(B.hp(25), A.has(recruited(SCOUT).atk(25)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Valorie's victim must block; Alexie's LV is permanent; Ashen and Susana, and Susana's Rain Storm")
    @Rule({"TO-5.19", "TO-1.9", "TO-7.6", "TO-8.32", "TO-8.1", "TO-9.6"})
    void theOthers() {
        Scenario valorie = given(
                A.has(recruited(VALORIE_THE_MANIPULATOR), recruited(SCOUT)),
                B.has(recruited(TALON_THE_PICKPOCKET), recruited(SAMMY_THE_AGILE)));
        valorie.when(A.uses(VALORIE_THE_MANIPULATOR).on(TALON_THE_PICKPOCKET), A.attacks(SCOUT));
        valorie.refuses(B.declinesToBlock(), "TO-5.19/must-block")
                .refuses(B.blocks(SAMMY_THE_AGILE), "TO-5.19/other-must-block");
        valorie.awaits(B, "block");

        Scenario alexie = given(
                A.hand(FLARE, PROPHECY),
                A.has(recruited(ALEXIE_THE_STUDIOUS), recruited(SCOUT).holding(SMOKE_BOMB)));
        alexie.when(A.uses(ALEXIE_THE_STUDIOUS).discarding(PROPHECY));
        alexie.refuses(A.uses(ALEXIE_THE_STUDIOUS).discarding(FLARE), "TO-8.2/once-per-turn");
        alexie.when(A.uses(SMOKE_BOMB).on(ALEXIE_THE_STUDIOUS), A.recruits(ALEXIE_THE_STUDIOUS));
        alexie.then(A.has(recruited(ALEXIE_THE_STUDIOUS).lv(2)), A.hand(FLARE));
        alexie.awaits(A, "action");

        Scenario ashen = given(A.has(recruited(ASHEN_THE_UNSEEMLY)), B.has(recruited(SCOUT)));
        ashen.refuses(A.uses(ASHEN_THE_UNSEEMLY).on(SCOUT), "TO-8.32/cannot-pay")
                .awaits(A, "action");

        Scenario susana = given(A.hand(RAIN_STORM), A.has(recruited(SUSANA_THE_GLACIAL)), B.has(recruited(SCOUT)));
        susana.when(A.plays(RAIN_STORM))
                .then(A.has(recruited(SUSANA_THE_GLACIAL).atk(25)));
        susana.when(A.uses(SUSANA_THE_GLACIAL).on(SCOUT), A.endsTurn(), B.attacks(SCOUT));
        susana.when(A.declinesToBlock());
        susana.then(B.actions(1), A.hp(35));
        susana.when(B.endsTurn(), A.endsTurn())
                .then(A.has(recruited(SUSANA_THE_GLACIAL).atk(15)));
        susana.awaits(B, "action");
    }

    @Test
    @DisplayName("Candace charges at the start of her own turns only, and Spell Book finds Spells and nothing else")
    @Rule({"TO-4.3", "TO-8.22", "TO-8.36", "TO-8.6"})
    void candaceAndSpellBook() {
        Scenario s = given(
                turnOf(B),
                A.deck(FLARE, FIREBALL, PROPHECY),
                A.has(recruited(CANDACE_THE_CATALYST).holding(SPELL_BOOK)));
        s.when(B.endsTurn());
        s.awaits(A, "ability");
        s.when(A.uses(CANDACE_THE_CATALYST));
        s.then(A.has(recruited(CANDACE_THE_CATALYST).counters(1, CHARGE).lv(1)), A.hand(FLARE));
        s.when(A.uses(SPELL_BOOK));
        s.awaits(A, "card");
        s.refuses(A.choosesCards(PROPHECY), "TO-8.5/card-choice");
        s.when(A.choosesCards(FIREBALL));
        s.then(
                A.hand(FIREBALL, FLARE),
                A.has(recruited(CANDACE_THE_CATALYST).holdingFaceUp(SPELL_BOOK).lv(2)));
        s.refuses(A.uses(SPELL_BOOK), "TO-8.2/once-per-turn");
        s.when(A.endsTurn()).awaits(B, "action");
    }
}
