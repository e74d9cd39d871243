package io.github.terrene.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.CardSheet;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/**
 * The text is the card: in every language in which a game is told, what is printed on a card says all of it, and is read back as it.
 *
 * @param <K> cards
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 */
@AddLifecycleHook(DefaultTries.class)
public interface CardTextLaws<K, C, S, A> extends CardGame<K, C, S, A> {
    /** The variant in which a card is said as it is printed, its name first. */
    String PRINT = "print";

    /** The variant in which the text of a card is said. */
    String TEXT = "text";

    /** The form of a card with all that is printed on it. */
    Form<K> form();

    /** The languages in which cards are printed. */
    Seq<Wording> languages();

    /** The cards of the sets that come with the game. */
    Seq<K> printed();

    /** What stands behind the names of other cards. */
    default Known known() {
        return Known.NOTHING;
    }

    /** Of the cards that a card language can say and a catalogue takes. */
    @Property
    default void aRandomCardComesBackFromItsText(@ForAll long seed) {
        comeBack(faultless(seed, 10));
    }

    /** Of the cards of the sets. */
    @Example
    default void aPrintedCardComesBackFromItsText() {
        assertThat(printed()).isNotEmpty();
        comeBack(printed());
    }

    /** As a file of plain text. */
    @Example
    default void theSetsComeBackFromASheet() {
        for (Wording language : languages()) {
            String sheet = CardSheet.write(printed(), form(), language);
            assertThat(CardSheet.read(sheet, form(), language).map(Array::asJava))
                    .as("read from %s", sheet)
                    .isEqualTo(Either.right(printed().asJava()));
        }
    }

    /** The text of a card has a sentence in each line. */
    @Property
    default void aRandomCardReadsWell(@ForAll long seed) {
        for (K card : faultless(seed, 10)) {
            for (Wording language : languages()) {
                String text = language.say(form(), card, TEXT, known()).get().text();
                assertThat(Array.of(text.split("\n")).reject(String::isEmpty).asJava())
                        .as("%s in %s", card, language.language())
                        .allMatch(line -> line.matches("\\P{javaLowerCase}.*[.]")
                                && !line.matches(".*(null|  |[+]-|[+−-]0|[.][.]).*"));
            }
        }
    }

    private void comeBack(Seq<K> cards) {
        assertThat(languages()).isNotEmpty();
        for (Wording language : languages()) {
            for (K card : cards) {
                Option<String> text = language.say(form(), card, PRINT, known()).map(Said::text);
                assertThat(text).as("%s in %s", card, language.language()).isNotEmpty();
                Array<Object> read = language.read(form(), text.get(), PRINT, known());
                assertThat(read.asJava())
                        .as("what is read from %s", text.get())
                        .isEqualTo(Array.of((Object) card).asJava());
            }
        }
    }
}
