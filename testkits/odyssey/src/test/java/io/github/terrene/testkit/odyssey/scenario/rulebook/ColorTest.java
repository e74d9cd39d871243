package io.github.terrene.testkit.odyssey.scenario.rulebook;

import static io.github.terrene.odyssey.Words.*;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.Catalogue;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.testkit.odyssey.scenario.Scenario;
import io.github.terrene.testkit.odyssey.scenario.ScenarioBook;
import io.vavr.collection.Array;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

@DisplayName("Colors and costs")
class ColorTest extends ScenarioBook {
    private static final CharacterCard BREWER = character("Brewer")
            .of(WATER, ENGINEER)
            .stats(1, 1, 20, 10, 0)
            .trigger(GREEN, actions(1), healYou(5))
            .trigger(BLUE, actions(1), healYou(1))
            .build();

    private static final CharacterCard RIFT_IMP = character("Rift Imp")
            .of(DARK, INTERDIMENSIONAL)
            .stats(1, 1, 20, 10, 0)
            .trigger(PURPLE, free(), healYou(5))
            .build();

    private static final CharacterCard RIFT_TWIN = character("Rift Twin")
            .of(LIGHT, INTERDIMENSIONAL)
            .stats(1, 1, 20, 10, 0)
            .trigger(PURPLE, free(), healYou(5))
            .build();

    @Test
    @DisplayName("The whole cost is paid, Actions and all else, or the ability cannot be used")
    @Rule({"TO-8.2", "TO-8.32"})
    void theWholeCost() {
        AssignableCard still = item("Still")
                .trigger(GREEN, actions(2).and(discardCards(1)).and(takeDamage(5)), healYou(10))
                .build();
        Scenario s = given(A.hp(30), A.has(recruited(ETHAN).holding(still)), A.hand(DART, HUSH));
        s.when(A.uses(still).discarding(DART));
        s.then(A.hp(40), A.actions(1), A.hand(HUSH), A.has(recruited(ETHAN).damaged(5)), A.discardPile(DART, still));
        s.awaits(A, "action");

        Scenario poor = given(A.actions(1), A.has(recruited(ETHAN).holding(still)), A.hand(DART));
        poor.refuses(A.uses(still).discarding(DART), "TO-8.32/few-actions");
        poor.awaits(A, "action");
        Scenario bare = given(A.has(recruited(ETHAN).holding(still)));
        bare.refuses(A.uses(still), "TO-8.32/cannot-pay");
        bare.awaits(A, "action");
        Scenario frail = given(A.has(recruited(ETHAN).damaged(15).holding(still)), A.hand(DART));
        frail.refuses(A.uses(still).discarding(DART), "TO-8.32/cannot-pay");
        frail.awaits(A, "action");
    }

    @Test
    @DisplayName("An ability that costs Actions can be used again and again, one that says so once in a turn")
    @Rule({"TO-8.2", "TO-4.11"})
    void againAndAgain() {
        CharacterCard miser = character("Miser")
                .of(EARTH, THIEF)
                .stats(1, 1, 20, 10, 0)
                .trigger(GREEN, actions(1), healYou(1))
                .oncePerTurn()
                .build();
        Scenario s = given(A.hp(30), A.has(recruited(BREWER), recruited(miser)), A.actions(5));
        s.when(A.uses(BREWER), A.uses(BREWER), A.uses(miser)).then(A.hp(41), A.actions(2));
        s.refuses(A.uses(miser), "TO-8.2/once-per-turn");
        s.when(A.uses(BREWER).ability(2)).then(A.hp(42));
        s.when(A.endsTurn(), B.endsTurn(), A.uses(miser)).then(A.hp(43));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Green: only on your own turn and as the first link")
    @Rule({"TO-8.3", "TO-8.4"})
    void green() {
        Scenario s = given(
                A.has(recruited(BREWER), recruited(ETHAN)),
                B.has(recruited(BREWER), recruited(INU).holding(NEEDLE)));
        s.when(A.attacks(ETHAN));
        s.awaits(B, "response");
        s.refuses(B.uses(BREWER), "TO-8.3/green");
        s.when(B.uses(BREWER).ability(2));
        s.awaits(A, "response");
        s.refuses(A.uses(BREWER), "TO-8.3/green");
        s.allows(A.uses(BREWER).ability(2));
        s.when(A.passes(), B.declinesToBlock());
        s.when(A.uses(BREWER)).then(A.actions(1));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Blue: first on your own turn, only in response on another's")
    @Rule({"TO-8.3", "TO-8.4"})
    void blue() {
        Scenario s = given(A.has(recruited(BREWER)), B.has(recruited(BREWER), hidden(INU)));
        s.refuses(B.uses(BREWER).ability(2), "TO-8.4/not-awaited");
        s.when(A.uses(BREWER).ability(2));
        s.awaits(B, "response");
        s.when(B.uses(BREWER).ability(2), A.endsTurn());
        s.awaits(B, "action");
        s.refuses(A.uses(BREWER).ability(2), "TO-8.4/not-awaited");
        s.when(B.uses(BREWER).ability(2));
        s.awaits(A, "response");
        s.when(A.passes());
        s.awaits(B, "action");
    }

    @Test
    @DisplayName("In another's turn also in response to what was played in response")
    @Rule({"TO-8.4", "TO-8.9"})
    void responseToAResponse() {
        Scenario s = given(
                A.has(recruited(ETHAN), recruited(SAMMY).holding(DART)),
                B.has(recruited(INU).holding(NEEDLE), recruited(ASU).holding(WARD_STONE)));
        s.when(A.attacks(ETHAN), B.uses(NEEDLE).on(SAMMY), A.uses(DART).on(INU));
        s.awaits(B, "response");
        s.when(B.uses(WARD_STONE).on(INU));
        s.then(B.has(recruited(INU).unharmed()), A.has(recruited(SAMMY).damaged(5)));
        s.awaits(B, "block");
    }

    @Test
    @DisplayName("In another's turn also when a condition is met; a Green one is not even offered")
    @Rule({"TO-8.4", "TO-8.7", "TO-8.3"})
    void conditionsInAnothersTurn() {
        CharacterCard avenger = character("Avenger")
                .of(FIRE, WARRIOR)
                .stats(1, 1, 20, 10, 0)
                .trigger(BLUE, actions(1), when(BECOMES_DAMAGED), healYou(5))
                .build();
        CharacterCard weeper = character("Weeper")
                .of(WATER, WARRIOR)
                .stats(1, 1, 20, 10, 0)
                .trigger(GREEN, actions(1), when(BECOMES_DAMAGED), healYou(5))
                .build();
        Scenario s = given(
                B.hp(30),
                A.has(recruited(ETHAN).holding(PIKE), recruited(SAMMY).holding(DART)),
                B.has(recruited(avenger), recruited(weeper)));
        s.when(A.uses(DART).on(avenger));
        s.awaits(B, "ability");
        s.when(B.uses(avenger)).then(B.hp(35), B.actions(2));
        s.when(A.uses(PIKE).on(weeper));
        s.awaits(A, "action");

        Scenario own = given(A.has(recruited(weeper), recruited(SAMMY).holding(DART)), A.hp(30));
        own.when(A.uses(DART).on(weeper));
        own.awaits(A, "ability");
        own.when(A.uses(weeper)).then(A.hp(35), A.actions(1));
        own.awaits(A, "action");
    }

    @Test
    @DisplayName("Purple: nobody answers it, with no color; the chain resolves at once with what lies below")
    @Rule({"TO-8.3", "TO-8.9"})
    void purple() {
        Scenario s = given(
                A.hp(30),
                B.hp(30),
                A.has(recruited(RIFT_IMP), recruited(ETHAN).holding(DART)),
                B.has(recruited(RIFT_TWIN), recruited(REED_GUARD).holding(WARD_STONE), recruited(INU)));
        Scenario first = instead(s).when(A.uses(RIFT_IMP));
        first.awaits(A, "action");
        first.meanwhile(A.hp(35), B.hp(30));

        Scenario third =
                instead(s).when(A.uses(DART).on(REED_GUARD), B.uses(WARD_STONE).on(REED_GUARD));
        third.awaits(A, "response");
        third.when(A.uses(RIFT_IMP));
        third.awaits(A, "action");
        third.meanwhile(A.hp(35), B.has(recruited(REED_GUARD).unharmed()), A.discardPile(DART));

        s.when(A.attacks(ETHAN), B.uses(RIFT_TWIN));
        s.awaits(B, "block");
        s.meanwhile(B.hp(35), A.hp(30));
        s.refuses(A.uses(RIFT_IMP), "TO-8.9/not-awaited");
        s.when(B.blocks(INU));
        s.awaits(A, "response");
        s.when(A.uses(RIFT_IMP));
        s.awaits(A, "action");
        s.then(B.hasNo(INU), A.hp(35));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Purple, too, is used only in response on another's turn")
    @Rule({"TO-8.3", "TO-8.4"})
    void purpleInAnothersTurn() {
        Scenario s = given(B.hp(30), A.has(recruited(ETHAN)), B.has(recruited(RIFT_TWIN)));
        s.refuses(B.uses(RIFT_TWIN), "TO-8.4/not-awaited");
        s.when(A.attacks(ETHAN), B.uses(RIFT_TWIN)).then(B.hp(35));
        s.awaits(B, "block");
    }

    @Test
    @DisplayName("Only Interdimensional Characters have Purple abilities")
    @Rule("TO-8.3")
    void purpleOnInterdimensionalOnly() {
        CharacterCard pretender = character("Pretender")
                .of(DARK, SPELLCASTER)
                .stats(1, 1, 20, 10, 0)
                .trigger(PURPLE, free(), healYou(5))
                .build();
        AssignableCard trinket = item("Trinket")
                .trigger(PURPLE, free(), gets(5, ATK).to(SELF).until(END_OF_TURN))
                .build();
        assertThat(Catalogue.of(Array.of(RIFT_IMP)).isRight()).isTrue();
        assertThat(Catalogue.of(Array.<Card>of(pretender, trinket)).getLeft().map(Problem::key))
                .containsExactly("TO-8.3/purple", "TO-8.3/purple");
    }
}
