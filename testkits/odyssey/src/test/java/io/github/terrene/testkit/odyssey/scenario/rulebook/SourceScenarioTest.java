package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("The source of an ability")
class SourceScenarioTest extends ScenarioBook {
    /** Deals as much damage as it has ATK. */
    private static final CharacterCard CATAPULT = character("Catapult")
            .of(EARTH, MACHINE)
            .stats(1, 1, 20, 10, 0)
            .trigger(BLUE, actions(1), target(enemyCharacter()), stabDamage(statOf(SELF, ATK)))
            .build();

    private static final CharacterCard READER =
            character("Reader").of(FIRE, SPELLCASTER).stats(1, 1, 20, 10, 0).build();

    private static final AssignableCard LESSON = item("Lesson")
            .trigger(BLUE, free(), target(character()), gets(1, LV).until(END_OF_TURN))
            .build();

    private static final AssignableCard WRATH = item("Wrath")
            .trigger(BLUE, free(), target(character()), gets(5, ATK).until(END_OF_TURN))
            .build();

    @Test
    @DisplayName(
            "An ability resolves although its source has left play, with the values it had last; no XP comes of it")
    @Rule({"TO-8.14", "TO-6.9"})
    void theSourceLeft() {
        Scenario s = given(
                A.has(recruited(CATAPULT).damaged(10), recruited(ETHAN).holding(WRATH)),
                B.has(recruited(REED_GUARD), recruited(INU), recruited(SAMMY).holding(DART)));
        Scenario plain = instead(s).when(A.uses(CATAPULT).on(INU), B.uses(DART).on(CATAPULT));
        plain.then(
                A.hasNo(CATAPULT),
                B.has(recruited(INU).damaged(10), recruited(SAMMY).xp(1)));
        plain.awaits(A, "action");
        Scenario fatal =
                instead(s).when(A.uses(CATAPULT).on(REED_GUARD), B.uses(DART).on(CATAPULT));
        fatal.then(A.discardPile(CATAPULT), B.discardPile(REED_GUARD, DART), A.actions(2));
        fatal.awaits(A, "action");

        s.when(
                A.uses(CATAPULT).on(INU),
                B.uses(DART).on(CATAPULT),
                A.uses(WRATH).on(CATAPULT));
        s.then(A.hasNo(CATAPULT), B.has(recruited(INU).damaged(15)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Silenced before it resolves, the ability has no effect, even if its source has left play since")
    @Rule({"TO-8.14", "TO-8.19"})
    void silencedAndGone() {
        Scenario s = given(
                A.has(recruited(CATAPULT).damaged(10), recruited(ETHAN).holding(HUSH)),
                B.has(recruited(INU), recruited(SAMMY).holding(DART)));
        s.when(A.uses(CATAPULT).on(INU), B.uses(DART).on(CATAPULT), A.uses(HUSH).on(CATAPULT));
        s.then(A.hasNo(CATAPULT), B.has(recruited(INU).unharmed()), A.actions(1));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A source that was hidden resolves with the values it had last")
    @Rule({"TO-8.14", "TO-7.6"})
    void theSourceIsHidden() {
        Scenario s = given(
                A.has(recruited(CATAPULT), recruited(ETHAN).holding(WRATH)),
                B.has(recruited(INU), recruited(SAMMY).holding(SMOKE_POT)));
        s.when(
                A.uses(WRATH).on(CATAPULT),
                A.uses(CATAPULT).on(INU),
                B.uses(SMOKE_POT).on(CATAPULT));
        s.then(A.has(hidden(CATAPULT)), B.has(recruited(INU).damaged(15)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("The holder of a card is the source of what it does, and only that Character uses it")
    @Rule({"TO-8.15", "TO-4.11"})
    void theHolderIsTheSource() {
        Scenario s = given(
                A.has(
                        recruited(ETHAN).holding(EDGE_OIL),
                        recruited(ASU).holding(PIKE),
                        hidden(SAMMY).holding(NEEDLE)),
                A.hand(DART),
                B.has(recruited(INU).damaged(10).holding(HUSH)));
        s.refuses(A.uses(NEEDLE).on(INU), "TO-8.15/holder-hidden");
        s.refuses(A.uses(DART).on(INU), "TO-4.11/unknown-ability");
        s.refuses(A.uses(HUSH).on(INU), "TO-4.11/unknown-ability");
        s.when(A.trades(ETHAN, ASU), A.uses(EDGE_OIL));
        s.then(A.has(recruited(ASU).atk(20), recruited(ETHAN).atk(20)));
        s.when(A.uses(PIKE).on(INU));
        s.then(A.has(recruited(ETHAN).xp(1), recruited(ASU).xp(0)));
        s.when(A.recruits(SAMMY), A.uses(NEEDLE).on(ETHAN))
                .then(A.has(recruited(ETHAN).damaged(5)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A card on the chain resolves although its holder was hidden")
    @Rule({"TO-8.14", "TO-8.15"})
    void theHolderIsHidden() {
        Scenario s = given(
                A.has(recruited(ETHAN).holding(DART), recruited(ASU)),
                B.has(recruited(INU), recruited(SAMMY).holding(SMOKE_POT)));
        s.when(A.uses(DART).on(INU), B.uses(SMOKE_POT).on(ETHAN));
        s.then(
                A.has(hidden(ETHAN).holdingNothing()),
                A.discardPile(DART),
                B.has(recruited(INU).damaged(10)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A Spell is as strong as its Spellcaster's LV makes it when it resolves; targets do not depend on it")
    @Rule({"TO-8.16", "TO-1.9"})
    void aSpellsStrength() {
        for (int lv = 1; lv <= 4; lv++) {
            Scenario s = given(
                    A.has(recruited(READER).lv(lv).holding(EMBER_VERSE)),
                    B.has(recruited(OLD_GIANT).def(0)));
            s.when(A.uses(EMBER_VERSE).on(OLD_GIANT));
            s.then(B.has(recruited(OLD_GIANT).damaged(10 * Math.min(lv, 3))));
            s.awaits(A, "action");
        }
        Scenario helped = given(
                A.has(recruited(READER).holding(EMBER_VERSE)),
                B.has(recruited(INU).hp(60).holding(LESSON)));
        helped.when(A.uses(EMBER_VERSE).on(INU), B.uses(LESSON).on(READER));
        helped.then(B.has(recruited(INU).damaged(20)));
        helped.awaits(A, "action");
    }

    @Test
    @DisplayName("The Spell of a Spellcaster that left play is as strong as the last LV made it")
    @Rule({"TO-8.16", "TO-8.14"})
    void theSpellcasterLeft() {
        Scenario s = given(
                A.has(
                        recruited(READER).damaged(10).holding(EMBER_VERSE),
                        recruited(ETHAN).holding(LESSON)),
                B.has(recruited(OLD_GIANT).def(0), recruited(SAMMY).holding(DART)));
        s.when(
                A.uses(EMBER_VERSE).on(OLD_GIANT),
                B.uses(DART).on(READER),
                A.uses(LESSON).on(READER));
        s.then(
                A.discardPile(READER, EMBER_VERSE, LESSON),
                B.has(recruited(OLD_GIANT).damaged(20)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A Trap needs a recruited Tactician of its player, the holder itself included, whatever its class")
    @Rule({"TO-8.17", "TO-8.26"})
    void traps() {
        Scenario itself =
                given(A.has(recruited(ETHAN)), B.has(recruited(PLANNER).holding(SNARE_LINE)));
        itself.when(A.attacks(ETHAN), B.uses(SNARE_LINE)).then(B.hp(50)).awaits(A, "action");

        Scenario hidden = given(
                A.has(recruited(ETHAN), recruited(PLANNER)),
                B.has(
                        recruited(SAMMY).holding(SNARE_LINE),
                        hidden(PLANNER),
                        recruited(INU).holding(DART)));
        hidden.when(A.attacks(ETHAN));
        hidden.refuses(B.uses(SNARE_LINE), "TO-8.17/no-tactician");
        hidden.awaits(B, "response");

        Scenario silenced = given(
                A.has(recruited(ETHAN), recruited(ASU).holding(HUSH)),
                B.has(recruited(SAMMY).holding(SNARE_LINE), recruited(PLANNER)));
        silenced.when(A.uses(HUSH).on(PLANNER), A.attacks(ETHAN), B.uses(SNARE_LINE));
        silenced.then(B.hp(50)).awaits(A, "action");

        Scenario snuffed = given(
                A.has(recruited(ETHAN), recruited(ASU).holding(SMOKE_POT)),
                B.has(recruited(SAMMY).holding(SNARE_LINE), recruited(PLANNER)));
        snuffed.when(A.uses(SMOKE_POT).on(PLANNER), A.attacks(ETHAN));
        snuffed.awaits(B, "block");
    }

    @Test
    @DisplayName("A class-limited Command is used by a Character of any of its classes, and by no other")
    @Rule({"TO-8.18", "TO-4.14"})
    void classLimited() {
        AssignableCard drill = command("Drill")
                .only(GUARDIAN, BEAST)
                .trigger(GREEN, actions(1), gets(5, ATK).to(SELF).until(END_OF_TURN))
                .build();
        CharacterCard mixed = character("Mixed")
                .of(EARTH, THIEF, GUARDIAN)
                .stats(1, 1, 20, 10, 0)
                .build();
        Scenario s = given(
                A.has(recruited(ETHAN).holding(drill), recruited(INU).holding(HUSH), recruited(REED_GUARD)),
                A.hand(drill));
        s.refuses(A.uses(drill), "TO-8.18/other-class");
        s.when(A.trades(ETHAN, INU), A.uses(drill)).then(A.has(recruited(INU).atk(25)));
        s.when(A.assigns(drill, REED_GUARD), A.uses(drill))
                .then(A.has(recruited(REED_GUARD).atk(10)));
        s.awaits(A, "action");

        Scenario two = given(A.has(recruited(mixed).holding(drill)));
        two.when(A.uses(drill)).then(A.has(recruited(mixed).atk(15)));
        two.awaits(A, "action");
    }
}
