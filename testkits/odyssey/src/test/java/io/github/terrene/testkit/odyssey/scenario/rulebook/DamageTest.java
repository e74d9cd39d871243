package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.effect.PlayerRole;
import io.github.terrene.odyssey.effect.table.DamagePlayers;
import io.github.terrene.odyssey.event.CharacterEvent.XpGained;
import io.github.terrene.odyssey.event.PlayerEvent.PlayersDamaged;
import io.github.terrene.odyssey.event.TurnEvent.DefenseDecayed;
import io.github.terrene.odyssey.setup.DecayEnds;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Battle damage")
class DamageTest extends ScenarioBook {
    private static final CharacterCard DUELIST = character("Duelist")
            .of(LIGHT, WARRIOR)
            .stats(1, 1, 30, 20, 0)
            .trigger(BLUE, free(), when(HappeningKind.DEALS_BATTLE_DAMAGE), draw(1))
            .build();
    private static final CharacterCard MARTYR = character("Martyr")
            .of(LIGHT, WARRIOR)
            .stats(1, 1, 20, 20, 20)
            .trigger(BLUE, free(), when(HappeningKind.IS_DEFEATED), draw(1))
            .passive(has(RETALIATE))
            .build();
    private static final AssignableCard SHIELD = item("Shield")
            .trigger(BLUE, free(), target(character()), preventNext(10).until(END_OF_TURN))
            .build();
    private static final AssignableCard SPITE = item("Spite")
            .trigger(GREEN, free(), gets(5, OVERKILL).to(SELF).until(END_OF_TURN))
            .build();

    @Test
    @DisplayName("ATK less DEF, never below nothing; Stab ignores DEF")
    @Rule({"TO-5.6", "TO-5.21", "TO-5.9", "TO-8.19"})
    void atkLessDef() {
        Scenario s = given(
                A.has(recruited(SAMMY).atk(5), recruited(ASU).with(STAB), recruited(ETHAN)),
                B.has(recruited(IRON_RAM).damaged(5), recruited(REED_GUARD)));
        s.when(A.attacks(SAMMY), B.blocks(IRON_RAM));
        s.then(B.has(recruited(IRON_RAM).damaged(5).def(5)));
        s.when(A.attacks(ASU), B.blocks(IRON_RAM));
        s.then(B.has(recruited(IRON_RAM).damaged(15).def(0)));
        s.when(A.attacks(ETHAN), B.blocks(IRON_RAM));
        s.then(B.has(recruited(IRON_RAM).damaged(35).def(0).decayed(15)), B.hp(50));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Damage that is just enough defeats without overkill; what was held goes too")
    @Rule({"TO-5.7", "TO-5.8"})
    void justEnough() {
        Scenario s = given(A.has(recruited(ETHAN)), B.has(recruited(INU).holding(DART), recruited(ASU)));
        s.when(A.attacks(ETHAN), B.blocks(INU));
        s.then(
                B.hasNo(INU),
                B.discardPile(INU, DART),
                B.hp(50),
                B.has(recruited(ASU).unharmed()));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Overkill counts what lay there before, and no DEF but the blocker's")
    @Rule("TO-5.8")
    void overkill() {
        Scenario s = given(A.has(recruited(OLD_GIANT)), B.has(recruited(ASU).damaged(15), recruited(IRON_RAM)));
        s.when(A.attacks(OLD_GIANT), B.blocks(ASU)).then(B.hp(35));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Decay: for the one that blocked and stays, until the start of its player's next turn")
    @Rule({"TO-5.9", "TO-7.6"})
    void decay() {
        Scenario s =
                given(A.has(recruited(ASU).atk(15), recruited(SAMMY).holding(SMOKE_POT)), B.has(recruited(IRON_RAM)));
        s.when(A.attacks(ASU), B.blocks(IRON_RAM));
        s.then(
                B.has(recruited(IRON_RAM).damaged(5).def(5)),
                A.has(recruited(ASU).def(10)));
        Scenario hidden = instead(s).when(A.uses(SMOKE_POT).on(IRON_RAM));
        hidden.then(B.has(hidden(IRON_RAM).damaged(5).decayed(0))).awaits(A, "action");
        s.when(A.endsTurn()).then(B.has(recruited(IRON_RAM).damaged(5).def(10)));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("Decay until end of turn, with the option")
    @Rule({"TO-5.9", "TO-5.10"})
    void decayUntilEndOfTurn() {
        Scenario s = given(
                options(options -> options.withDecayEnds(DecayEnds.END_OF_TURN)),
                A.has(recruited(LANCER)),
                B.has(recruited(THORNBACK)));
        s.when(A.attacks(LANCER), B.blocks(THORNBACK));
        s.then(A.has(recruited(LANCER).def(0)), B.has(recruited(THORNBACK).def(10)));
        s.when(A.endsTurn())
                .then(
                        A.has(recruited(LANCER).def(5)),
                        B.has(recruited(THORNBACK).def(15)));
        s.awaits(B, "action");

        Scenario standard = given(A.has(recruited(LANCER)), B.has(recruited(THORNBACK)));
        standard.when(A.attacks(LANCER), B.blocks(THORNBACK), A.endsTurn());
        standard.then(
                A.has(recruited(LANCER).def(0)), B.has(recruited(THORNBACK).def(15)));
        standard.awaits(B, "action");
    }

    @Test
    @DisplayName("No decay from Items, nor from Retaliate that DEF has taken up")
    @Rule("TO-5.10")
    void noDecay() {
        Scenario s = given(
                A.has(recruited(LANCER), recruited(SAMMY).holding(DART)),
                B.has(recruited(THORNBACK).def(0), recruited(MILL_HAND)));
        s.when(A.uses(DART).on(MILL_HAND))
                .then(B.has(recruited(MILL_HAND).damaged(5).def(5)));
        s.when(A.attacks(LANCER), B.blocks(THORNBACK));
        s.then(
                A.has(recruited(LANCER).unharmed().def(5)),
                B.has(recruited(THORNBACK).damaged(25)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A direct attack deals all its ATK")
    @Rule("TO-5.11")
    void direct() {
        Scenario s = given(A.has(recruited(LANCER)), B.has(recruited(OLD_GIANT)));
        s.when(A.attacks(LANCER), B.declinesToBlock());
        s.then(B.hp(25), B.has(recruited(OLD_GIANT).unharmed().decayed(0))).awaits(A, "action");
    }

    @Test
    @DisplayName("The order: damage, discard, overkill, decay, XP, then whether somebody has lost")
    @Rule({"TO-5.12", "TO-10.4"})
    void order() {
        Scenario s = given(A.has(recruited(LANCER)), B.has(recruited(THORNBACK).damaged(25)), B.hp(5), B.alone());
        s.when(A.attacks(LANCER), B.blocks(THORNBACK));
        assertThat(s.events().map(event -> event.getClass().getSimpleName()))
                .containsSubsequence(
                        "DamageDealt",
                        "CharactersDefeated",
                        "PlayersDamaged",
                        "DefenseDecayed",
                        "XpGained",
                        "GameEnded");
        s.then(A.has(recruited(LANCER).damaged(15).xp(1)), B.hp(0), B.characters(0));
        assertThat(s.game().table().outcome().get().wonBy(A.seat())).isTrue();
        s.isWonBy(A, s.game().table().outcome().get().rule());
    }

    @Test
    @DisplayName("Neither a player who has lost nor the winner is asked for abilities")
    @Rule({"TO-5.12", "TO-10.4"})
    void noAbilityAfterTheEnd() {
        Scenario s = given(A.has(recruited(HEALING_ETHAN)), B.hp(20));
        s.when(A.attacks(HEALING_ETHAN)).isWonBy(A, "TO-10.1");
    }

    @Test
    @DisplayName("Battle damage was dealt only if something got past DEF")
    @Rule({"TO-5.13", "TO-5.21", "TO-8.35"})
    void pastDef() {
        Scenario s = given(A.has(recruited(DUELIST).atk(10)), B.has(recruited(ASU)));
        s.when(A.attacks(DUELIST), B.blocks(ASU));
        s.awaits(A, "action");
        Scenario more = given(A.has(recruited(DUELIST).atk(11)), B.has(recruited(ASU)));
        more.when(A.attacks(DUELIST), B.blocks(ASU));
        more.awaits(A, "ability");
        more.when(A.uses(DUELIST)).then(A.cardsInHand(1)).awaits(A, "action");
    }

    @Test
    @DisplayName("A direct attack with ATK 0 deals nothing, and what waits for damage does not come")
    @Rule({"TO-5.21", "TO-8.35"})
    void directWithoutAtk() {
        Scenario s = given(A.has(recruited(HEALING_ETHAN).atk(0).damaged(10)));
        s.when(A.attacks(HEALING_ETHAN))
                .then(B.hp(50), A.has(recruited(HEALING_ETHAN).damaged(10)));
        s.never(PlayersDamaged.class).awaits(A, "action");
        Scenario more = given(A.has(recruited(HEALING_ETHAN).atk(1).damaged(10)));
        more.when(A.attacks(HEALING_ETHAN)).then(B.hp(49));
        more.happened(1, PlayersDamaged.class).awaits(A, "ability");
    }

    @Test
    @DisplayName("An effect that comes to 0 deals no damage to a player")
    @Rule("TO-8.35")
    void effectOfNothing() {
        AssignableCard bolt = item("Bolt")
                .trigger(GREEN, free(), new DamagePlayers(statOf(SELF, ATK), PlayerRole.EACH_OPPONENT))
                .build();
        Scenario s = given(A.has(recruited(HEALING_ETHAN).atk(0).damaged(10).holding(bolt)));
        s.when(A.uses(bolt)).then(B.hp(50), A.discardPile(bolt));
        s.never(PlayersDamaged.class).awaits(A, "action");
        Scenario more = given(A.has(recruited(HEALING_ETHAN).atk(1).damaged(10).holding(bolt)));
        more.when(A.uses(bolt)).then(B.hp(49)).awaits(A, "ability");
    }

    @Test
    @DisplayName("Both fall: what they watched for still comes, the active player's first")
    @Rule({"TO-5.17", "TO-8.25", "TO-8.7"})
    void bothFall() {
        Scenario s = given(A.has(recruited(MARTYR).with(STAB)), B.has(recruited(MARTYR)));
        s.when(A.attacks(MARTYR), B.blocks(MARTYR)).then(A.hasNo(MARTYR), B.hasNo(MARTYR));
        s.awaits(A, "ability");
        s.when(A.uses(MARTYR)).then(A.cardsInHand(1), B.cardsInHand(0));
        s.awaits(B, "ability");
        s.when(B.uses(MARTYR)).then(B.cardsInHand(1));
        s.never(XpGained.class).never(DefenseDecayed.class).awaits(A, "action");
    }

    @Test
    @DisplayName("What is prevented is taken off after DEF; overkill counts what is left")
    @Rule("TO-5.20")
    void prevention() {
        Scenario s = given(
                A.has(recruited(LANCER), recruited(ETHAN)),
                B.has(
                        recruited(SAMMY),
                        recruited(MILL_HAND).holding(SHIELD),
                        recruited(INU).damaged(15)),
                A.hand());
        s.when(A.attacks(LANCER), B.uses(SHIELD).on(SAMMY), B.blocks(SAMMY));
        s.then(B.has(recruited(SAMMY).damaged(10)));
        s.awaits(A, "action");

        Scenario less = given(
                A.has(recruited(LANCER)),
                B.has(recruited(INU).damaged(15), recruited(MILL_HAND).holding(SHIELD)));
        less.when(A.attacks(LANCER), B.uses(SHIELD).on(INU), B.blocks(INU));
        less.then(B.hasNo(INU), B.hp(40)).awaits(A, "action");
    }

    @Test
    @DisplayName(
            "Prevention of battle damage is used up by battle damage only; of what covers the damage, the older goes first")
    @Rule("TO-5.20")
    void preventionOfBattleDamage() {
        Alteration battle = new Alteration.Prevention(10, true);
        Alteration all = new Alteration.Prevention(10, false);
        Scenario s = given(
                A.has(recruited(ETHAN).holding(PIKE), recruited(SAMMY).holding(NEEDLE), recruited(ASU)),
                B.has(recruited(INU).given(battle, END_OF_TURN).given(all, END_OF_TURN)));
        Scenario both = instead(s).when(A.attacks(ETHAN), B.blocks(INU));
        both.then(B.has(recruited(INU).unharmed()));
        both.when(A.uses(NEEDLE).on(INU)).then(B.has(recruited(INU).damaged(5)));
        both.awaits(A, "action");

        s.when(A.uses(PIKE).on(INU)).then(B.has(recruited(INU).unharmed()));
        s.when(A.uses(NEEDLE).on(INU)).then(B.has(recruited(INU).damaged(5)));
        s.when(A.attacks(ASU), B.blocks(INU)).then(B.has(recruited(INU).damaged(5)));
        s.awaits(A, "action");

        Scenario older = given(
                A.has(recruited(REED_GUARD), recruited(ETHAN).holding(PIKE)),
                B.has(recruited(INU).given(battle, END_OF_TURN).given(all, END_OF_TURN)));
        older.when(
                A.attacks(REED_GUARD), B.blocks(INU), A.passes(), A.uses(PIKE).on(INU));
        older.then(B.has(recruited(INU).unharmed())).awaits(A, "action");
    }

    @Test
    @DisplayName("Of a prevention what is not used up prevents the next damage")
    @Rule("TO-5.20")
    void whatIsLeftOfAPrevention() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(NEEDLE), recruited(SAMMY).holding(PIKE)),
                B.has(recruited(INU).given(new Alteration.Prevention(10, false), END_OF_TURN)));
        s.when(A.uses(NEEDLE).on(INU)).then(B.has(recruited(INU).unharmed()));
        s.when(A.uses(PIKE).on(INU)).then(B.has(recruited(INU).damaged(5)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("An increase of overkill needs some overkill")
    @Rule({"TO-5.20", "TO-5.8"})
    void moreOverkill() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(SPITE)), B.has(recruited(INU).damaged(5)));
        s.when(A.uses(SPITE), A.attacks(ETHAN), B.blocks(INU)).then(B.hp(40)).awaits(A, "action");
        Scenario none = given(A.has(recruited(ETHAN).holding(SPITE)), B.has(recruited(INU)));
        none.when(A.uses(SPITE), A.attacks(ETHAN), B.blocks(INU))
                .then(B.hp(50), B.hasNo(INU))
                .awaits(A, "action");
        Scenario direct = given(A.has(recruited(ETHAN).holding(SPITE)));
        direct.when(A.uses(SPITE), A.attacks(ETHAN)).then(B.hp(30)).awaits(A, "action");
    }
}
