package io.github.terrene.hobe.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.CardSheet;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is told of a slip in a card file, and what is no slip. */
class SlipTest {
    private static final Form<Card> FORM = CardForms.STANDARD.of(Card.class);
    private static final Wording ENGLISH = Wording.of("hobe", "en").get();

    private static String told(String file) {
        return CardSheet.read(file, FORM, ENGLISH)
                .getLeft()
                .map(problem -> problem.why().key() + ": " + problem)
                .mkString(" | ");
    }

    private static Array<Card> read(String file) {
        return CardSheet.read(file, FORM, ENGLISH).get();
    }

    private static Seq<Problem> doubts(String text) {
        return CardSheet.doubts(text, FORM, ENGLISH, Array.empty());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Destory an enemy Human.|words/misspelled: line 3, column 1: \"Destory\" is not understood: did you mean \"destroy\"?",
                "Destroy enemy an Human.|words/exchanged: line 3, column 9: \"enemy an\" stands the wrong way round: did you mean \"an enemy\"?",
                "2 damage an enemy Human.|words/left-out: line 3, column 10: \"to\" is missing before \"an\"",
                "2 damage to an enemy Human|words/left-out-at-the-end: line 3, column 27: \".\" is missing at the end of the line",
                "Draw a the card.|words/too-many: line 3, column 8: \"the\" is one word too many here",
                "Draw seven cards.|words/other-meant: line 3, column 6: \"seven\" cannot stand here: did you mean \"three\", a number, \"2\" or \"3\"?"
            })
    void eachSlipIsToldWithWhatIsMeant(String text, String told) {
        assertThat(told("Test\nEvent, cost 1\n" + text)).isEqualTo(told);
    }

    @Test
    void partsThatAreLeftOutAreNamed() {
        assertThat(told("Gate Dog\nMelee Human, ATK 1, cost 0"))
                .isEqualTo("words/left-out: line 2, column 19: \", HP 1\" is missing before \",\"");
        assertThat(told("Gate Dog"))
                .isEqualTo("words/only-a-name: line 1: this card has a name, and no line that says what card it is");
    }

    @Test
    void anEmptyLineThatIsMissingIsToldOnce() {
        assertThat(told("Iron Hook\nWeapon, cost 1\nThe bearer has ATK +2.\nLow Tide\nEvent, cost 1\nDraw a card."))
                .isEqualTo("words/no-empty-line: line 4: an empty line is missing before \"Low Tide\"");
    }

    @Test
    void allSlipsOfACardAreTold() {
        assertThat(told("""
                # of mine
                Gate Dog
                Meele Human, ATK 1, HP 2, cost 0
                When it enters the battlefield: darw a card.
                # and more
                When it is destroyd: draw a card.
                """))
                .isEqualTo(
                        "words/misspelled: line 3, column 1: \"Meele\" is not understood: did you mean \"Melee\"?"
                                + " | words/misspelled: line 4, column 33: \"darw\" is not understood: did you mean \"draw\"?"
                                + " | words/misspelled: line 6, column 12: \"destroyd\" is not understood: did you mean \"destroyed\"?");
    }

    @Test
    void whatCannotBeSeenIsRefused() {
        assertThat(told("Gate\u001b Dog\nWeapon, cost 1"))
                .isEqualTo("words/control-character: line 1, column 5: a character stands here that cannot be seen");
    }

    @Test
    void otherMarksBlanksAndCapitalsMeanTheSame() {
        Array<Card> dog = read(
                "Gate Dog\nMelee Human, ATK 1, HP 2, cost 0\nWhen it is destroyed: return this card to its owner's hand.");
        assertThat(
                        read(
                                "Gate Dog\r\n\tmelee  human,ATK\u00a01, HP 2, Cost 0\r\nwhenever it is destroyed\uff1a return this card to its owner\u2019s hand."))
                .isEqualTo(dog);
        assertThat(read("Test\nEvent, cost 1\nDraw 1 card.")).isEqualTo(read("Test\nEvent, cost 1\nDraw a card."));
        assertThat(read("Test\rEvent, cost 1\rAn enemy Human gets ATK \u20131 this turn."))
                .isEqualTo(read("Test\nEvent, cost 1\nAn enemy Human gets ATK \u22121 this turn."));
    }

    /** Words on a card may be any; those that another card has are meant. */
    @Test
    void aWordThatIsNearlyAnotherOneIsDoubted() {
        String islander = "Pilot\nRanged Human Islander, ATK 1, HP 2, cost 0\n\n";
        String text = "Call\nSituation, cost 1\nYour Islandr Battle cards have ATK +1.\n";
        assertThat(doubts(islander + islander.replace("Pilot", "Mate") + text)
                        .map(problem -> problem.why().key() + ": " + problem))
                .containsExactly(
                        "words/doubtful: line 9, column 6: \"Islandr\" is taken for a name: did you mean \"Islander\"?");
        assertThat(doubts(islander + islander.replace("Pilot", "Mate") + text.replace("Islandr", "Islander")))
                .isEmpty();
        assertThat(doubts("Call\nSituation, cost 1\nYour the Battle cards have ATK +1.\n")
                        .map(problem -> problem.why().key() + ": " + problem))
                .containsExactly("words/taken-for-name: line 3, column 6: \"the\" is taken for a name");
    }
}
