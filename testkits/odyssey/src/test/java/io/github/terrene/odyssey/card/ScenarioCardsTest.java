package io.github.terrene.odyssey.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The language says every card of the scenarios, and each comes out with the text that the scenario quotes. */
class ScenarioCardsTest {
    static Stream<Arguments> texts() {
        return Stream.of(
                Arguments.of(ScenarioCards.DART, "Blue, 1 Action: Deal 10 damage to target Character."),
                Arguments.of(
                        ScenarioCards.WARD_STONE,
                        "Blue, 1 Action: Target allied Character gets +10 DEF until end of turn."),
                Arguments.of(ScenarioCards.HUSH, "Blue, 1 Action: Target Character is Silenced until end of turn."),
                Arguments.of(
                        ScenarioCards.STICKY_JAR,
                        "Blue, 1 Action: Target Character is Slowed until the start of your next turn."),
                Arguments.of(ScenarioCards.PIKE, "Blue, 1 Action: Deal 10 stab damage to target Character."),
                Arguments.of(ScenarioCards.SMOKE_POT, "Blue, free: Hide target Character."),
                Arguments.of(ScenarioCards.EDGE_OIL, "Blue, free: This Character gets +10 ATK until end of turn."),
                Arguments.of(
                        ScenarioCards.HASTE_POTION,
                        "Blue, free: Deal 10 damage to target Character you control. It gains Haste until end of turn."),
                Arguments.of(
                        ScenarioCards.SNARE_LINE,
                        "Blue, 1 Action. When an enemy Character attacks: Cancel the attack."),
                Arguments.of(
                        ScenarioCards.EMBER_VERSE,
                        "Green, 1 Action: Deal 10/20/30 damage to target enemy Character (LV 1/2/3 or more)."),
                Arguments.of(
                        ScenarioCards.ETHAN,
                        "Green, free. When this Character deals damage to a player: Target Character heals 10 HP."),
                Arguments.of(
                        ScenarioCards.RIFT_WALKER,
                        "Purple, 1 Action: Target enemy Character gets \u221210 DEF until end of turn."),
                Arguments.of(ScenarioCards.ASH_SEER, "Green, 1 Action: Deal 10 damage to target enemy Character."),
                Arguments.of(ScenarioCards.THORNBACK, "This Character has Retaliate."),
                Arguments.of(ScenarioCards.ASH_STORM, "When the Storm breaks: Deal 10 damage to each Character."));
    }

    @DisplayName("reads as quoted")
    @ParameterizedTest(name = "{0}")
    @MethodSource("texts")
    @Rule({"TO-8.2", "TO-9.2"})
    void text(Card card, String text) {
        assertThat(English.lines(card)).containsExactly(text);
    }

    @Test
    @DisplayName("all of them may be played with")
    void valid() {
        Array<Card> cards = Array.ofAll(texts()::iterator).map(each -> (Card) each.get()[0]);
        assertThat(Catalogue.of(cards).isRight()).isTrue();
    }
}
