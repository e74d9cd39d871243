package io.github.terrene.testkit.odyssey.scenario;

import static io.github.terrene.odyssey.trait.Counter.CHARGE;
import static io.github.terrene.odyssey.trait.Keyword.HASTE;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.DART;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.INU;
import static io.github.terrene.testkit.odyssey.scenario.SampleCards.IRON_RAM;
import static io.github.terrene.testkit.odyssey.scenario.Stage.BYSTANDER;
import static io.github.terrene.testkit.odyssey.scenario.Stage.PEBBLE;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import org.assertj.core.api.AbstractThrowableAssert;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What the author of a scenario gets wrong is told as a mistake of the scenario, not of the game. */
@DisplayName("Mistakes in scenarios")
class ScenarioMistakeTest extends ScenarioBook {
    private static AbstractThrowableAssert<?, ? extends Throwable> failing(ThrowingCallable told) {
        return assertThatThrownBy(told).isInstanceOf(AssertionError.class);
    }

    private static AbstractThrowableAssert<?, ? extends Throwable> mistaken(ThrowingCallable told) {
        return assertThatThrownBy(told).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    @DisplayName("A choice that nothing asks for, whatever is expected of it")
    void aChoiceTooMany() {
        Scenario s = given(A.has(recruited(BYSTANDER).holding(DART)), B.has(recruited(INU)));
        String told = "A uses Dart: there is nothing to choose, so leave out Choose[seat=A, choice=Opponent[";
        failing(() -> s.when(A.uses(DART).on(INU).on(B))).hasMessageContaining(told);
        failing(() -> s.allows(A.uses(DART).on(INU).on(B))).hasMessageContaining(told);
        failing(() -> s.refuses(A.uses(DART).on(INU).on(B), "TO-4.20/other-decision"))
                .hasMessageContaining(told);
        s.when(A.uses(DART).on(INU)).awaits(A, "action");
    }

    @Test
    @DisplayName("A card that several Characters hold, until it is said by whom it is used")
    void twoHolders() {
        Scenario s = given(
                A.has(recruited(BYSTANDER).holding(DART), recruited(IRON_RAM).holding(DART)), B.has(recruited(INU)));
        mistaken(() -> s.when(A.uses(DART).on(INU)))
                .hasMessage("several of A's Characters hold Dart: Bystander, Iron Ram; "
                        + "say whose is meant, as in A.uses(CARD).by(CHARACTER)");
        s.when(A.uses(DART).by(IRON_RAM).on(INU));
        s.then(A.has(recruited(BYSTANDER).holding(DART), recruited(IRON_RAM).holdingNothing()));
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A misspelt prompt")
    void misspelt() {
        Scenario s = given();
        failing(() -> s.awaits(A, "acton"))
                .hasMessageContaining("awaited should be A about acton (there is no \"acton\": is it \"action\"?)\n");
        failing(() -> s.awaits(A, "block")).hasMessageContaining("awaited should be A about block\n");
        failing(() -> s.awaits(B, "action")).hasMessageContaining("awaited should be B about action\n");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Equal cards are checked in any order")
    void equalCards() {
        Scenario s =
                given(A.alone(), A.has(recruited(INU).damaged(5), recruited(INU).xp(1)));
        s.then(A.has(recruited(INU), recruited(INU).damaged(5)));
        s.then(A.has(recruited(INU).unharmed(), recruited(INU).xp(0)));
        failing(() -> s.then(A.has(recruited(INU).damaged(5), recruited(INU).damaged(5))))
                .hasMessageContaining("not as expected: A's Inu the Inferno has damage 0, not 5\n");
        failing(() -> s.then(A.has(recruited(INU), recruited(INU), recruited(INU))))
                .hasMessageContaining("not as expected: A has no recruited Inu the Inferno\n");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("A table that nobody could play on")
    void impossible() {
        String none = "there is no such table: ";
        mistaken(() -> given(B.hp(0))).hasMessage(none + "B has 0 HP");
        mistaken(() -> given(A.hp(-5), B.actions(-1))).hasMessage(none + "A has -5 HP; B has -1 Actions");
        mistaken(() -> given(A.terrains())).hasMessage(none + "A has no Terrain");
        mistaken(() -> given(A.has(recruited(INU).hp(20).damaged(20))))
                .hasMessage(none + "A's Inu the Inferno has damage 20 and HP 20");
        mistaken(() -> given(
                        A.has(recruited(INU).damaged(-5), recruited(BYSTANDER).xp(-1))))
                .hasMessage(none + "A's Inu the Inferno has damage -5; A's Bystander has XP -1");
        mistaken(() -> given(
                        A.has(recruited(INU).decayed(-5), recruited(BYSTANDER).attacked(-1))))
                .hasMessage(none + "A's Inu the Inferno has Decay -5; A's Bystander has made -1 attacks");
        mistaken(() -> given(A.has(recruited(IRON_RAM), recruited(IRON_RAM), recruited(IRON_RAM))))
                .hasMessage(none + "A's Characters take 6 of a supply of 4");
        mistaken(() -> given(turn(0))).hasMessage("turns are counted from 1, not 0");
        mistaken(() -> TableBuilder.duel().turnOf(Seat.of(2))).hasMessage("nobody sits at seat C");
    }

    @Test
    @DisplayName("Stats and counters that no Character can have")
    void impossibleNumbers() {
        mistaken(() -> recruited(INU).atk(-5)).hasMessage("recruited Inu the Inferno cannot have ATK -5");
        mistaken(() -> recruited(INU).lv(-1)).hasMessage("recruited Inu the Inferno cannot have LV -1");
        mistaken(() -> hidden(INU).sp(-1)).hasMessage("hidden Inu the Inferno cannot have SP -1");
        mistaken(() -> recruited(INU).hp(0)).hasMessage("recruited Inu the Inferno cannot have HP 0");
        String none = "there is no such table: ";
        mistaken(() -> given(A.has(recruited(INU).counters(-2, CHARGE))))
                .hasMessage(none + "A's Inu the Inferno has -2 Charge counters");
        mistaken(() -> given(A.has(recruited(INU).holding(DART).cardCounters(-1, CHARGE))))
                .hasMessage(none + "A's Inu the Inferno has -1 Charge counters on Dart");
        mistaken(() -> given(A.has(recruited(INU).cardCounters(1, CHARGE))))
                .hasMessage("recruited Inu the Inferno holds no card that could have Charge counters");
        given(A.has(recruited(INU).atk(0).lv(0).hp(1))).awaits(A, "action");
    }

    @Test
    @DisplayName("Copies, abilities, cards and prompts that there are not")
    void nothingMeant() {
        Scenario s = given(A.has(recruited(INU)), B.has(recruited(BYSTANDER)));
        mistaken(() -> s.when(A.attacks(A.the(INU).second())))
                .hasMessage("there was no A's other Inu the Inferno in this scenario");
        mistaken(() -> A.uses(INU).ability(0)).hasMessage("abilities are counted from 1, not 0");
        mistaken(() -> A.hand((Card) null)).hasMessage("in A's hand lies null, which is no card");
        mistaken(() -> A.hand((Card[]) null)).hasMessage("in A's hand lies null, which is no card");
        mistaken(() -> B.deck(DART, null)).hasMessage("in B's deck lies null, which is no card");
        mistaken(() -> s.awaits(A, null)).hasMessage("say what is awaited of A, as in awaits(A, \"action\")");
        mistaken(() -> s.awaits(A.and(B), null)).hasMessageStartingWith("say what is awaited of A and B, as in");
        s.awaits(A, "action");
    }

    @Test
    @DisplayName("Premises that contradict each other")
    void contradictions() {
        mistaken(() -> given(A.hp(20), A.hp(30))).hasMessage("the HP of A cannot be both 20 and 30");
        mistaken(() -> given(A.hand(DART), A.hand())).hasMessage("A's hand cannot be both (Dart) and ()");
        mistaken(() -> given(B.actions(1), B.actions(2))).hasMessage("B's Actions cannot be both 1 and 2");
        mistaken(() -> given(turn(4), turn(6))).hasMessage("the turn cannot be both 4 and 6");
        mistaken(() -> given(turnOf(A), turnOf(B))).hasMessage("the player whose turn it is cannot be both A and B");
        mistaken(() -> recruited(INU).damaged(5).unharmed())
                .hasMessage("of recruited Inu the Inferno two things are said about damage");
        mistaken(() -> recruited(INU).with(HASTE).without(HASTE))
                .hasMessageContaining("two things are said about Haste");
        mistaken(() -> recruited(INU).holding(DART).holding(PEBBLE)).hasMessageContaining("about something held");
        given(A.hp(20), A.hp(20), B.hp(30)).then(A.hp(20)).awaits(A, "action");
    }
}
