package io.github.terrene.hobe.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.Words;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.CardSheet;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Cards of Hobe, written by somebody who knows no Java. */
class HobeCardSheetTest {
    private static final Form<Card> FORM = CardForms.STANDARD.of(Card.class);
    private static final Wording ENGLISH = Wording.of("hobe", "en").get();
    private static final Wording GERMAN = Wording.of("hobe", "de").get();

    @Test
    void cardsAreReadAsTheyArePrinted() {
        Card cook = Words.battle("Harbour Cook", Words.HUMAN, Words.MELEE)
                .attack(1)
                .hp(3)
                .when(Words.ENTERS, Words.draw(Words.OWN, 1))
                .build();
        Card oar = Words.weapon("Broken Oar")
                .continuous(Words.addAttack(Words.bearer(), 1))
                .build();
        assertThat(CardSheet.read("""
                                # Two cards of my own

                                Harbour Cook
                                Melee Human, ATK 1, HP 3, cost 0
                                When it enters the battlefield: draw a card.


                                Broken Oar
                                Weapon, cost 0
                                The bearer has ATK +1.
                                """, FORM, ENGLISH).get()).containsExactly(cook, oar);
        assertThat(CardSheet.write(Array.of(cook), FORM, GERMAN)).isEqualTo("""
                        Harbour Cook
                        Mensch, Nahkampf, ATK 1, HP 3, Kosten 0
                        Wenn sie auf das Schlachtfeld kommt: ziehe eine Karte.
                        """);
    }

    @Test
    void allMistakesOfAFileAreFoundWithTheirPlaces() {
        String file = """
                One
                Meele Human, ATK 1, HP 3, cost 0

                Two
                Event, cost 1
                Destory an enemy Human.

                Three
                Event, cost 1
                Destroy an enemy Human.

                Four
                Event, cost 1
                3 damge to an enemy Human.

                Five
                Weapon
                """;
        assertThat(CardSheet.read(file, FORM, ENGLISH).getLeft().map(Problem::toString))
                .containsExactly(
                        "line 2, column 1: \"Meele Human, ATK 1, HP 3, cost 0\" is not understood: did you mean \"Melee\"?",
                        "line 6, column 1: \"Destory an enemy Human.\" is not understood: did you mean \"destroy\" or \"destroy a\"?",
                        "line 14, column 3: \"damge to an enemy Human.\" is not understood: did you mean \"damage to\"?",
                        "line 17, column 7: \"Weapon\" is not understood: here could stand \"s\" or \", asks for\" or \", cost\"");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Destroy an enemy Humn.|Human",
                "Retrun an enemy Human to its owner's hand.|return",
                "An enemy Human gets ATK +2 this trun.|turn",
                "The oponent's deck loses 2 cards.|opponent's",
                "Draw two cards.|a number",
                "Draw 2 card.|cards",
                "At the start of your tern: draw a card.|turn"
            })
    void whoeverMistypesIsToldWhatIsMeant(String text, String meant) {
        String card = "Test\n" + (text.startsWith("At") ? "Situation" : "Event") + ", cost 1\n" + text;
        assertThat(CardSheet.read(card, FORM, ENGLISH).getLeft().head().sentence())
                .contains(meant);
    }
}
