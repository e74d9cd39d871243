package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.event.BattleEvent.AttackCancelled;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Statuses and gained abilities")
class StatusTest extends ScenarioBook {
    private static final Alteration HASTENED = new Alteration.GainedKeyword(HASTE);
    private static final Alteration STUNNED = new Alteration.Inflicted(STUN);

    private static final CharacterCard SWIFT = character("Swift")
            .of(WIND, THIEF)
            .stats(1, 1, 20, 10, 0)
            .passive(has(HASTE))
            .build();

    private static final CharacterCard SNAIL = character("Snail")
            .of(WATER, BEAST)
            .stats(1, 1, 20, 10, 0)
            .passive(is(SLOW))
            .build();

    private static final CharacterCard DRILLER = character("Driller")
            .of(EARTH, MACHINE)
            .stats(1, 1, 20, 15, 0)
            .passive(has(STAB))
            .build();

    private static final CharacterCard CAPTAIN = character("Captain")
            .of(LIGHT, WARRIOR)
            .stats(1, 1, 20, 10, 0)
            .trigger(GREEN, free(), atStartOfTurn(), draw(1))
            .passive(bonus(5, ATK).to(each(yourCharacter().another())))
            .build();

    private static final CharacterCard READER =
            character("Reader").of(FIRE, SPELLCASTER).stats(1, 1, 20, 10, 0).build();

    private static final AssignableCard TONIC =
            item("Tonic").trigger(BLUE, free(), target(character()), cure()).build();

    private static final AssignableCard MUD = item("Mud")
            .trigger(BLUE, free(), target(character()), inflict(SLOW).until(END_OF_TURN))
            .build();

    private static final AssignableCard GAG = item("Gag")
            .trigger(BLUE, free(), target(character()), inflict(SILENCE).until(END_OF_TURN))
            .build();

    private static final AssignableCard GUST = item("Gust")
            .trigger(BLUE, free(), target(character()), gain(HASTE).until(END_OF_TURN))
            .build();

    private static final AssignableCard TAUNT = item("Taunt")
            .trigger(BLUE, free(), target(enemyCharacter()), mustBlock())
            .build();

    @Test
    @DisplayName("Haste and Slow exclude each other, and the newer replaces the older permanently")
    @Rule({"TO-8.19", "TO-5.1"})
    void theNewerReplacesTheOlder() {
        Scenario s =
                given(A.has(recruited(ETHAN).suffering(SLOW), recruited(ASU).holding(GUST)));
        s.when(A.uses(GUST).on(ETHAN)).then(A.has(recruited(ETHAN).with(HASTE).freeOf(SLOW)));
        s.when(A.attacks(ETHAN)).then(A.actions(3));
        s.when(A.endsTurn()).then(A.has(recruited(ETHAN).without(HASTE).freeOf(SLOW)));
        s.awaits(B, "action");

        Scenario slowed = given(A.has(
                recruited(ETHAN).given(HASTENED, START_OF_YOUR_NEXT_TURN),
                recruited(ASU).holding(MUD),
                recruited(SAMMY).holding(TONIC)));
        slowed.when(A.uses(MUD).on(ETHAN));
        slowed.then(A.has(recruited(ETHAN).without(HASTE).suffering(SLOW)));
        Scenario dear = instead(slowed).when(A.attacks(ETHAN));
        dear.then(A.actions(1)).awaits(A, "action");
        slowed.when(A.uses(TONIC).on(ETHAN))
                .then(A.has(recruited(ETHAN).without(HASTE).freeOf(SLOW)));
        slowed.when(A.attacks(ETHAN)).then(A.actions(2));
        slowed.awaits(A, "action");
    }

    @Test
    @DisplayName("A printed or permanent Haste or Slow is only suspended, and counts again when the newer has ended")
    @Rule("TO-8.19")
    void suspended() {
        Scenario printed = given(A.has(recruited(SWIFT), recruited(ASU).holding(MUD)));
        printed.when(A.uses(MUD).on(SWIFT))
                .then(A.has(recruited(SWIFT).suffering(SLOW).without(HASTE)));
        printed.when(A.attacks(SWIFT)).then(A.actions(1));
        printed.when(A.endsTurn()).then(A.has(recruited(SWIFT).with(HASTE).freeOf(SLOW)));
        printed.awaits(B, "action");

        Scenario permanent =
                given(A.has(recruited(ETHAN).with(HASTE), recruited(ASU).holding(MUD)));
        permanent
                .when(A.uses(MUD).on(ETHAN))
                .then(A.has(recruited(ETHAN).suffering(SLOW).without(HASTE)));
        permanent.when(A.endsTurn()).then(A.has(recruited(ETHAN).with(HASTE)));
        permanent.awaits(B, "action");

        Scenario slow = given(A.has(recruited(SNAIL), recruited(ASU).holding(GUST)));
        slow.when(A.uses(GUST).on(SNAIL), A.attacks(SNAIL))
                .then(A.actions(3), A.has(recruited(SNAIL).with(HASTE)));
        slow.when(A.endsTurn()).then(A.has(recruited(SNAIL).suffering(SLOW)));
        slow.awaits(B, "action");
    }

    @Test
    @DisplayName("A Stunned Character neither attacks nor blocks, but uses what it has and holds")
    @Rule({"TO-8.19", "TO-5.1", "TO-5.4"})
    void stunned() {
        Scenario s = given(
                A.has(
                        recruited(ETHAN).suffering(STUN).holding(DART),
                        recruited(INU).holding(TONIC)),
                B.has(recruited(ASU).suffering(STUN), recruited(SAMMY)));
        s.refuses(A.attacks(ETHAN), "TO-5.1/stunned");
        s.when(A.uses(DART).on(SAMMY)).then(B.has(recruited(SAMMY).damaged(5)));
        s.when(A.attacks(INU));
        s.refuses(B.blocks(ASU), "TO-5.4/cannot-block");
        s.allows(B.blocks(SAMMY));
        s.when(B.declinesToBlock(), A.uses(TONIC).on(ETHAN));
        s.allows(A.attacks(ETHAN)).awaits(A, "action");
    }

    @Test
    @DisplayName("Silence takes printed abilities and printed keywords, passive ones included, as long as it lasts")
    @Rule({"TO-8.19", "TO-8.37", "TO-8.1"})
    void silenced() {
        Scenario s = given(
                A.has(
                        recruited(DRILLER).holding(GAG),
                        recruited(CAPTAIN),
                        recruited(ETHAN).holding(HUSH)),
                B.has(recruited(ASU)));
        s.then(A.has(recruited(ETHAN).atk(25), recruited(DRILLER).atk(20).with(STAB)));
        s.when(A.uses(HUSH).on(CAPTAIN))
                .then(A.has(recruited(ETHAN).atk(20), recruited(DRILLER).atk(15)));
        s.when(A.uses(GAG).on(DRILLER)).then(A.has(recruited(DRILLER).without(STAB)));
        s.when(A.attacks(DRILLER), B.blocks(ASU)).then(B.has(recruited(ASU).damaged(5)));
        s.when(A.endsTurn())
                .then(A.has(recruited(DRILLER).with(STAB), recruited(ETHAN).atk(25)));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("A Silenced Character is not asked for what it could do at the start of the turn")
    @Rule({"TO-8.19", "TO-8.7"})
    void silencedAtTheStart() {
        Alteration silence = new Alteration.Inflicted(SILENCE);
        Scenario s = given(turnOf(B), A.has(recruited(CAPTAIN).given(silence, PERMANENT)));
        s.when(B.endsTurn());
        s.awaits(A, "action");

        Scenario free = given(turnOf(B), A.has(recruited(CAPTAIN)));
        free.when(B.endsTurn());
        free.awaits(A, "ability");
    }

    @Test
    @DisplayName("Silence suspends a printed status; a cure does not touch it")
    @Rule({"TO-8.37", "TO-8.19"})
    void printedStatus() {
        Scenario s = given(A.has(
                recruited(SNAIL),
                recruited(ASU).holding(TONIC),
                recruited(SAMMY).holding(GAG)));
        s.when(A.uses(TONIC).on(SNAIL)).then(A.has(recruited(SNAIL).suffering(SLOW)));
        s.when(A.uses(GAG).on(SNAIL)).then(A.has(recruited(SNAIL).freeOf(SLOW)));
        s.when(A.attacks(SNAIL)).then(A.actions(2));
        s.when(A.endsTurn()).then(A.has(recruited(SNAIL).suffering(SLOW)));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("A cure ends every status that was given, and nothing that is gained")
    @Rule({"TO-8.19", "TO-8.30"})
    void cured() {
        Alteration silence = new Alteration.Inflicted(SILENCE);
        Scenario s = given(
                A.has(
                        recruited(SAMMY)
                                .suffering(SLOW)
                                .suffering(STUN)
                                .given(silence, PERMANENT)
                                .with(STAB)
                                .with(UNBLOCKABLE)
                                .atk(25),
                        recruited(ETHAN).holding(TONIC)),
                B.has(recruited(INU)));
        s.then(A.has(recruited(SAMMY).suffering(SILENCE).with(STAB).with(UNBLOCKABLE)));
        s.when(A.uses(TONIC).on(SAMMY));
        s.then(A.has(recruited(SAMMY)
                .freeOf(SLOW)
                .freeOf(STUN)
                .freeOf(SILENCE)
                .with(STAB)
                .with(UNBLOCKABLE)
                .atk(25)));
        s.when(A.attacks(SAMMY)).then(A.actions(2), B.hp(25));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("What a card says of blocking and attacking is gained: neither Silence nor a cure removes it")
    @Rule("TO-8.30")
    void gainedConditions() {
        Scenario s = given(
                A.has(
                        recruited(ETHAN),
                        recruited(INU).holding(TONIC),
                        recruited(MILL_HAND).holding(GAG)),
                B.has(recruited(ASU).given(new Alteration.CannotBlock(), END_OF_TURN), recruited(SAMMY)));
        s.when(A.uses(TONIC).on(ASU), A.uses(GAG).on(ASU), A.attacks(ETHAN));
        s.refuses(B.blocks(ASU), "TO-5.4/cannot-block");
        s.awaits(B, "block");

        Scenario must = given(
                A.has(
                        recruited(ETHAN).holding(TAUNT),
                        recruited(INU).holding(TONIC),
                        recruited(MILL_HAND).holding(GAG)),
                B.has(recruited(ASU), recruited(SAMMY)));
        must.when(A.uses(TAUNT).on(ASU), A.uses(TONIC).on(ASU), A.uses(GAG).on(ASU), A.attacks(ETHAN));
        must.refuses(B.declinesToBlock(), "TO-5.19/must-block").refuses(B.blocks(SAMMY), "TO-5.19/other-must-block");
        must.awaits(B, "block");

        AssignableCard rush = item("Rush")
                .trigger(BLUE, free(), target(yourCharacter()), attackAgain())
                .build();
        Scenario again = given(A.has(
                recruited(ETHAN).holding(GAG),
                recruited(INU).holding(TONIC),
                recruited(MILL_HAND).holding(rush)));
        again.when(A.uses(rush).on(ETHAN), A.uses(TONIC).on(ETHAN), A.uses(GAG).on(ETHAN));
        again.when(A.attacks(ETHAN), A.attacks(ETHAN)).then(A.actions(1), B.hp(10));
        again.awaits(A, "action");
    }

    @Test
    @DisplayName("Silence leaves cards, classes, affiliation and gains: Spells, Traps and on-going cards work on")
    @Rule({"TO-8.26", "TO-8.16", "TO-8.17"})
    void silenceTouchesNoCard() {
        Alteration silence = new Alteration.Inflicted(SILENCE);
        AssignableCard standard = item("Standard")
                .ongoing()
                .trigger(GREEN, actions(1), draw(1))
                .passive(bonus(5, ATK).to(each(yourCharacter())))
                .build();
        Scenario s = given(
                A.has(
                        recruited(READER).given(silence, PERMANENT).holding(EMBER_VERSE),
                        recruited(ETHAN)
                                .given(silence, PERMANENT)
                                .holdingFaceUp(standard)
                                .xp(2)),
                B.has(
                        recruited(PLANNER).given(silence, PERMANENT).holding(SNARE_LINE),
                        recruited(SAMMY).damaged(5)));
        s.then(A.has(recruited(READER).atk(15), recruited(ETHAN).atk(25).xp(2)));
        s.when(A.uses(EMBER_VERSE).on(SAMMY)).then(B.has(recruited(SAMMY).damaged(10)));
        s.when(A.attacks(ETHAN), B.uses(SNARE_LINE));
        s.happened(1, AttackCancelled.class).awaits(A, "action");
    }
}
