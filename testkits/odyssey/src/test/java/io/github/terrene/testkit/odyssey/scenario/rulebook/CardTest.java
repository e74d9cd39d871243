package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static io.github.terrene.testkit.odyssey.scenario.Stage.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.card.Deck;
import io.github.terrene.odyssey.card.TerrainCard;
import io.github.terrene.odyssey.game.TerreneOdyssey;
import io.github.terrene.odyssey.setup.GameConfig;
import io.github.terrene.odyssey.setup.Options;
import io.github.terrene.odyssey.setup.ResponseWindows;
import io.github.terrene.odyssey.trait.Affiliation;
import io.github.terrene.odyssey.trait.CardKind;
import io.github.terrene.odyssey.trait.CharacterClass;
import io.github.terrene.odyssey.trait.Stat;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Cards and stats")
class CardTest extends ScenarioBook {
    private static final CharacterCard SPARK =
            token("Spark").of(FIRE, ENERGY).stats(1, 1, 5, 10, 0).build();

    private static final CharacterCard KINDLER = character("Kindler")
            .of(FIRE, SPELLCASTER)
            .stats(1, 1, 20, 10, 0)
            .trigger(GREEN, actions(1), create(SPARK))
            .build();

    private static AssignableCard draught(String name, int change, Stat stat) {
        return item(name)
                .trigger(BLUE, free(), target(character()), gets(change, stat).until(END_OF_TURN))
                .build();
    }

    @Test
    @DisplayName("There are four types of cards; Items and Commands are assignable, and any Character uses an Item")
    @Rule({"TO-1.1", "TO-1.11", "TO-8.18"})
    void types() {
        AssignableCard drill = command("Drill")
                .only(WARRIOR)
                .trigger(GREEN, actions(1), gets(5, ATK).to(SELF).until(END_OF_TURN))
                .build();
        Scenario s = given(A.has(recruited(SAMMY), recruited(ASU)), A.hand(DART, drill), B.has(recruited(INU)));
        s.when(A.assigns(DART, SAMMY), A.assigns(drill, ASU));
        s.then(A.has(recruited(SAMMY).holding(DART), recruited(ASU).holding(drill)));
        s.when(A.uses(DART).on(INU), A.uses(drill)).then(A.has(recruited(ASU).atk(15)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("What is printed on a Character is what it is worth in play")
    @Rule({"TO-1.2", "TO-1.4"})
    void printed() {
        CharacterCard captain = character("Captain")
                .of(LIGHT, WARRIOR, TACTICIAN)
                .stats(2, 3, 45, 15, 5)
                .hero()
                .build();
        Scenario s = given(
                A.has(recruited(captain), recruited(SAMMY).holding(SNARE_LINE)), A.alone(), B.has(recruited(INU)));
        s.then(A.has(recruited(captain).lv(2).sp(3).hp(45).atk(15).def(5)), A.supply(4));
        s.when(A.endsTurn(), B.attacks(INU), A.uses(SNARE_LINE));
        s.then(A.discardPile(SNARE_LINE), A.hp(50)).awaits(B, "action");
    }

    @Test
    @DisplayName(
            "A Terrain gives Actions, four tiers of gains, and abilities for those who control the right Characters")
    @Rule({"TO-1.5", "TO-4.2", "TO-4.11", "TO-6.2"})
    void aTerrain() {
        TerrainCard forge = terrain("Forge")
                .actions(5)
                .xp(plus(5, ATK), plus(5, DEF), plus(10, HP), plus(STAB))
                .trigger(GREEN, actions(1), draw(1))
                .onlyIf(youControl(FIRE), youControl(WIND))
                .build();
        Scenario s = given(
                A.terrains(forge),
                A.has(recruited(ASU), hidden(SAMMY), recruited(ETHAN).xp(3)));
        s.refuses(A.uses(forge), "TO-8.5/conditions");
        s.when(A.recruits(SAMMY), A.uses(forge)).then(A.cardsInHand(1), A.actions(1));
        s.refuses(B.uses(forge), "TO-8.4/not-awaited");
        s.when(A.endsTurn(), B.endsTurn()).then(A.actions(5)).awaits(A, "action");

        Scenario ofAnother = given(
                options(options -> options.withResponseWindows(ResponseWindows.ALWAYS)),
                A.terrains(forge),
                A.has(hidden(SAMMY), recruited(ASU)));
        ofAnother
                .when(A.recruits(SAMMY))
                .refuses(B.uses(forge), "TO-4.11/not-controlled")
                .awaits(B, "response");

        Scenario inactive = given(A.terrains(HOME_FIELD, forge), A.has(recruited(ASU), recruited(SAMMY)));
        inactive.refuses(A.uses(forge), "TO-4.11/not-active");
        inactive.awaits(A, "action");
    }

    @Test
    @DisplayName("A Storm is a Terrain")
    @Rule({"TO-1.6", "TO-9.6"})
    void aStorm() {
        Scenario s = given(A.hand(ASH_STORM), A.has(recruited(ETHAN)), B.has(recruited(REED_GUARD)));
        s.when(A.plays(ASH_STORM)).then(A.terrains(ASH_STORM, HOME_FIELD));
        s.refuses(A.switchesTo(HOME_FIELD), "TO-4.12/terrain-done");
        s.when(A.attacks(ETHAN), B.blocks(REED_GUARD))
                .then(A.has(recruited(ETHAN).xp(1).atk(25)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A Character holds one card at most")
    @Rule({"TO-1.11", "TO-4.14"})
    void oneCardAtMost() {
        Scenario s = given(A.has(recruited(ETHAN).holding(DART)), A.hand(HUSH));
        s.refuses(A.assigns(HUSH, ETHAN), "TO-4.14/holds-card");
        s.when(A.assigns(HUSH, BYSTANDER)).then(A.has(hidden(BYSTANDER).holding(HUSH)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Twelve classes and six affiliations")
    @Rule({"TO-1.3", "TO-1.4"})
    void classesAndAffiliations() {
        assertThat(Array.of(CharacterClass.values()).map(CharacterClass::label))
                .containsExactlyInAnyOrder(
                        "Warrior",
                        "Guardian",
                        "Thief",
                        "Spellcaster",
                        "Tactician",
                        "Assassin",
                        "Machine",
                        "Engineer",
                        "Beast",
                        "Golem",
                        "Interdimensional",
                        "Energy");
        assertThat(Array.of(Affiliation.values()).map(Affiliation::label))
                .containsExactlyInAnyOrder("Earth", "Fire", "Water", "Wind", "Light", "Dark");
    }

    @Test
    @DisplayName("The sum is made first: below 0 counts as 0, and what is added later starts from the sum")
    @Rule("TO-1.8")
    void floors() {
        AssignableCard weaken = draught("Weaken", -30, ATK);
        AssignableCard sharpen = draught("Sharpen", 15, ATK);
        Scenario s =
                given(A.has(recruited(ETHAN).holding(weaken), recruited(ASU).holding(sharpen)), B.has(recruited(INU)));
        s.when(A.uses(weaken).on(ETHAN)).then(A.has(recruited(ETHAN).atk(0)));
        s.when(A.uses(sharpen).on(ETHAN)).then(A.has(recruited(ETHAN).atk(5)));
        s.when(A.attacks(ETHAN), B.declinesToBlock()).then(B.hp(45));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Maximum HP is never below 1, LV and SP never below 0")
    @Rule({"TO-1.8", "TO-7.1"})
    void otherFloors() {
        Scenario s = given(
                A.has(
                        recruited(ETHAN).holding(draught("Wither", -30, HP)),
                        recruited(ASU).holding(draught("Unlearn", -3, LV)),
                        recruited(SAMMY).holding(draught("Lighten", -2, SP))),
                A.alone());
        s.when(A.uses(draught("Wither", -30, HP)).on(ETHAN))
                .then(A.has(recruited(ETHAN).hp(1)));
        s.when(A.uses(draught("Unlearn", -3, LV)).on(ETHAN))
                .then(A.has(recruited(ETHAN).lv(0)));
        s.when(A.uses(draught("Lighten", -2, SP)).on(ETHAN))
                .then(A.has(recruited(ETHAN).sp(0)), A.supply(2));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A stat that is doubled again and again stays what can be counted")
    @Rule("TO-1.8")
    void beyondMeasure() {
        CharacterCard prodigy = character("Prodigy")
                .of(FIRE, SPELLCASTER)
                .stats(1, 1, 20, 10, 0)
                .trigger(
                        GREEN, actions(1), gets(statOf(SELF, ATK), ATK).to(SELF).permanently())
                .build();
        Scenario s =
                given(options(options -> options.withActivationsPerTurn(60)), A.actions(60), A.has(recruited(prodigy)));
        for (int time = 1; time <= 40; time++) {
            s.when(A.uses(prodigy));
        }
        s.then(A.has(recruited(prodigy).atk(1_000_000)));
        s.when(A.attacks(prodigy)).isWonBy(A, "TO-10.1");
    }

    @Test
    @DisplayName("XP changes no LV; an effect may, and the LV there is now counts")
    @Rule({"TO-1.9", "TO-6.1", "TO-8.16"})
    void levels() {
        AssignableCard lesson = draught("Lesson", 1, LV);
        CharacterCard reader =
                character("Reader").of(FIRE, SPELLCASTER).stats(1, 1, 20, 10, 0).build();
        Scenario s = given(
                A.has(
                        recruited(ETHAN),
                        recruited(reader).holding(EMBER_VERSE),
                        recruited(SAMMY).holding(lesson)),
                B.has(recruited(IRON_RAM).damaged(35), recruited(INU)));
        s.when(A.attacks(ETHAN), B.blocks(IRON_RAM))
                .then(A.has(recruited(ETHAN).xp(2).lv(1)));
        s.when(A.uses(lesson).on(reader)).then(A.has(recruited(reader).lv(2)));
        s.when(A.uses(EMBER_VERSE).on(INU))
                .then(B.hasNo(INU), A.has(recruited(reader).xp(1)));
        s.awaits(A, "action");

        Scenario taught = given(
                A.has(recruited(ETHAN), recruited(SAMMY).holding(lesson)),
                B.has(recruited(INU).damaged(5)));
        taught.when(A.uses(lesson).on(INU), A.attacks(ETHAN), B.blocks(INU));
        taught.then(A.has(recruited(ETHAN).xp(2)));
        taught.awaits(A, "action");
    }

    @Test
    @DisplayName("A token enters recruited, follows the rules for Characters, and ceases to exist when it leaves play")
    @Rule({"TO-1.10", "TO-4.24"})
    void tokens() {
        Scenario s = given(
                knowing(SPARK),
                A.has(recruited(KINDLER)),
                A.hand(EDGE_OIL),
                B.has(recruited(INU).damaged(15), recruited(SAMMY)));
        s.when(A.uses(KINDLER)).then(A.has(recruited(SPARK).unharmed()), A.supply(3), A.actions(2));
        s.when(A.assigns(EDGE_OIL, SPARK)).then(A.has(recruited(SPARK).holding(EDGE_OIL)));
        s.when(A.attacks(SPARK), B.blocks(INU))
                .then(A.has(recruited(SPARK).xp(1).atk(15)), B.hp(45));
        s.when(A.endsTurn(), B.attacks(SAMMY), A.blocks(SPARK));
        s.then(A.hasNo(SPARK), A.discardPile(EDGE_OIL), B.has(recruited(SAMMY).xp(1)), A.hp(40), A.supply(2));
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("A token can be hidden and recruited again")
    @Rule({"TO-1.10", "TO-7.6"})
    void hiddenToken() {
        Scenario s = given(
                knowing(SPARK), A.has(recruited(KINDLER), recruited(ETHAN).holding(SMOKE_POT)), B.has(recruited(INU)));
        s.when(A.uses(KINDLER), A.uses(SMOKE_POT).on(SPARK)).then(A.has(hidden(SPARK)));
        s.when(A.recruits(SPARK)).then(A.has(recruited(SPARK)), A.actions(1));
        s.when(A.dismisses(SPARK)).then(A.hasNo(SPARK), A.discardPile(SMOKE_POT));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Damage stays until it is healed; healing takes off no more than there is")
    @Rule("TO-1.12")
    void damageStays() {
        AssignableCard balm = item("Balm")
                .trigger(GREEN, free(), target(character().withDamage()), heal(10))
                .build();
        Scenario s = given(
                A.has(recruited(ETHAN).damaged(15), recruited(ASU).damaged(5).holding(balm)), B.has(recruited(INU)));
        s.when(A.endsTurn(), B.endsTurn())
                .then(A.has(recruited(ETHAN).damaged(15), recruited(ASU).damaged(5)));
        s.refuses(A.uses(balm).on(INU), "TO-8.5/illegal-target");
        Scenario self = instead(s).when(A.uses(balm).on(ASU));
        self.then(A.has(recruited(ASU).damaged(0))).awaits(A, "action");
        s.when(A.uses(balm).on(ETHAN)).then(A.has(recruited(ETHAN).damaged(5)));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A Character that comes back is a new one")
    @Rule({"TO-1.13", "TO-8.22"})
    void comingBack() {
        AssignableCard recall = item("Recall")
                .trigger(GREEN, free(), takeBack(CardKind.CHARACTER))
                .build();
        Scenario s = given(A.has(
                recruited(ETHAN)
                        .damaged(15)
                        .xp(2)
                        .atk(25)
                        .counters(2, CHARGE)
                        .suffering(SLOW)
                        .holding(DART),
                recruited(ASU).holding(recall)));
        s.when(A.dismisses(ETHAN)).then(A.hp(35), A.discardPile(ETHAN, DART));
        s.when(A.uses(recall), A.recruits(ETHAN));
        s.then(A.has(recruited(ETHAN)
                .unharmed()
                .xp(0)
                .atk(20)
                .counters(0, CHARGE)
                .freeOf(SLOW)
                .holdingNothing()));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Every card goes to its owner")
    @Rule({"TO-1.13", "TO-7.11"})
    void owners() {
        CharacterCard pickpocket = character("Pickpocket")
                .of(DARK, THIEF)
                .stats(1, 1, 20, 15, 0)
                .trigger(GREEN, free(), when(HappeningKind.DEALS_BATTLE_DAMAGE), takeHeld(DAMAGED_CHARACTER))
                .build();
        Scenario s = given(A.has(recruited(pickpocket)), B.has(recruited(INU).holding(DART)));
        s.when(A.attacks(pickpocket), B.blocks(INU), A.uses(pickpocket));
        s.then(A.has(recruited(pickpocket).holding(DART)), B.has(recruited(INU).holdingNothing()));
        s.when(A.dismisses(DART)).then(A.discardPile(), B.discardPile(DART));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Open Field is in no deck, nor are tokens")
    @Rule("TO-1.14")
    void noTokensInDecks() {
        Deck deck = Deck.of("Tokens", Decks.PLAIN.cards().drop(1)).with(1, SPARK);
        TerreneOdyssey rules = Decks.rules(Deck.of("All", Decks.PLAIN.cards().append(SPARK)));
        Seq<Problem> problems = rules.problems(GameConfig.of(Options.standard(), deck, Decks.PLAIN));
        assertThat(problems.map(Problem::key)).containsExactly("TO-1.14/stranger");
        Deck open = Deck.of("Open", Decks.PLAIN.cards().drop(1)).with(1, Catalogue.OPEN_FIELD);
        assertThat(rules.problems(GameConfig.of(Options.standard(), open, Decks.PLAIN))
                        .map(Problem::key))
                .containsExactly("TO-1.14/stranger");
        CharacterCard unknown =
                character("Nobody").of(DARK, THIEF).stats(1, 1, 10, 10, 0).build();
        Deck foreign = Deck.of("Foreign", Decks.PLAIN.cards().drop(1)).with(1, unknown);
        assertThat(rules.problems(GameConfig.of(Options.standard(), Decks.PLAIN, foreign))
                        .map(Problem::key))
                .containsExactly("TO-1.14/not-in-catalogue");
    }
}
