package io.github.terrene.odyssey.card;

import static io.github.terrene.odyssey.Words.*;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.Cost;
import io.github.terrene.odyssey.ability.HappeningKind;
import io.github.terrene.odyssey.ability.Passive;
import io.github.terrene.odyssey.ability.When;
import io.github.terrene.odyssey.effect.CharacterFilter;
import io.github.terrene.odyssey.effect.Condition;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The words for events, filters, conditions, costs and passive abilities. */
class AbilityWordingTest {
    static Stream<Arguments> events() {
        return Stream.of(
                says("when you recruit a Character", whenYou(HappeningKind.IS_RECRUITED)),
                says("when an opponent hides a Character", whenOpponent(HappeningKind.HIDES)),
                says("when an opponent attacks", whenOpponent(HappeningKind.ATTACKS)),
                says("when you assign a card", whenYou(HappeningKind.ASSIGNS)),
                says("when an opponent trades", whenOpponent(HappeningKind.TRADES)),
                says("when an opponent dismisses a card", whenOpponent(HappeningKind.DISMISSES)),
                says("when you dismiss a card", whenYou(HappeningKind.DISMISSES)),
                says("when an opponent plays a Terrain from their hand", whenOpponent(HappeningKind.PLAYS_TERRAIN)),
                says("when you activate a Spell or Trap", whenYou(HappeningKind.ACTIVATES, SPELL, TRAP)),
                says("when an allied Character is hidden", when(alliedCharacter(), HappeningKind.HIDES)),
                says("when another Engineer attacks", when(character().another().of(ENGINEER), HappeningKind.ATTACKS)),
                says("at the end of your turn", atEndOfTurn()));
    }

    @DisplayName("says an event")
    @ParameterizedTest(name = "{0}")
    @MethodSource("events")
    @Rule({"TO-8.7", "TO-8.23"})
    void event(String text, When when) {
        assertThat(English.of(When.class, when)).isEqualTo(text);
    }

    @Test
    @DisplayName("refuses an event that nobody causes, and kinds where there are none")
    void noEvent() {
        assertThatIllegalArgumentException().isThrownBy(() -> when(HappeningKind.START_OF_TURN));
        assertThatIllegalArgumentException().isThrownBy(() -> when(HappeningKind.TRADES));
        assertThatIllegalArgumentException().isThrownBy(() -> whenYou(HappeningKind.GAINS_XP));
        assertThatIllegalArgumentException().isThrownBy(() -> whenYou(HappeningKind.TRADES, SPELL));
    }

    static Stream<Arguments> filters() {
        return Stream.of(
                says(
                        "damaged hidden enemy Fire or Water Thief of LV 1 or less of SP 2 or less holding a card",
                        enemyCharacter()
                                .withDamage()
                                .faceDown()
                                .withCard()
                                .of(FIRE, WATER)
                                .of(THIEF)
                                .ofLvOrLess(1)
                                .ofSpOrLess(2)),
                says("Machine or Energy Character you control", yourCharacter().of(MACHINE, ENERGY)),
                says("Energy Character or Machine", character().of(ENERGY, MACHINE)));
    }

    @DisplayName("says whom")
    @ParameterizedTest(name = "{0}")
    @MethodSource("filters")
    @Rule("TO-8.21")
    void filter(String text, CharacterFilter filter) {
        assertThat(English.of(Passive.class, bonus(5, ATK).to(each(filter)))).isEqualTo("each " + text + " has +5 ATK");
    }

    static Stream<Arguments> conditions() {
        return Stream.of(
                says("you control three Thieves", youControl(3, THIEF)),
                says("you control two Interdimensional Characters", youControl(2, INTERDIMENSIONAL)),
                says("you control a Golem or Machine", youControl(GOLEM, MACHINE)),
                says(
                        "you control two damaged Characters",
                        youControl(2, yourCharacter().withDamage())),
                says("Home Field is your active Terrain", activeTerrain(ScenarioCards.HOME_FIELD)));
    }

    @DisplayName("says a condition")
    @ParameterizedTest(name = "{0}")
    @MethodSource("conditions")
    @Rule("TO-8.5")
    void condition(String text, Condition condition) {
        assertThat(English.of(Condition.class, condition)).isEqualTo(text);
    }

    @Test
    @DisplayName("refuses to count as yours what may be another's")
    void notYours() {
        assertThatIllegalArgumentException().isThrownBy(() -> youControl(2, character()));
    }

    static Stream<Arguments> costs() {
        return Stream.of(
                says("free", free()),
                says("2 Actions", actions(2)),
                says(
                        "1 Action and discard two cards and pay 5 HP",
                        actions(1).and(discardCards(2)).and(payHp(5))),
                says("remove a Charge counter from this card", paying(removeCounters(1, CHARGE))),
                says(
                        "dismiss a damaged Character you control",
                        paying(dismiss(yourCharacter().withDamage()))));
    }

    @DisplayName("says a cost")
    @ParameterizedTest(name = "{0}")
    @MethodSource("costs")
    @Rule({"TO-8.2", "TO-8.32"})
    void cost(String text, Cost cost) {
        assertThat(English.of(Cost.class, cost)).isEqualTo(text);
    }

    static Stream<Arguments> passives() {
        return Stream.of(
                says("this Character has Haste", has(HASTE)),
                says("this Character is Unblockable", has(UNBLOCKABLE)),
                says("this Character is Immune to statuses", immuneTo(STATUSES)),
                says("Items your Characters hold cost 1 Action less", costLess(ITEM, 1)),
                says(
                        "each Golem has \u22125 DEF",
                        bonus(-5, DEF).to(each(character().of(GOLEM)))),
                says(
                        "this Character has +5 ATK for each enemy Character",
                        bonus(perCharacter(5, enemyCharacter()), ATK)));
    }

    @DisplayName("says a passive ability")
    @ParameterizedTest(name = "{0}")
    @MethodSource("passives")
    @Rule("TO-8.1")
    void passive(String text, Passive passive) {
        assertThat(English.of(Passive.class, passive)).isEqualTo(text);
    }

    private static Arguments says(String text, Object said) {
        return Arguments.of(text, said);
    }
}
