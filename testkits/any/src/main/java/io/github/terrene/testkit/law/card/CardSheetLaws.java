package io.github.terrene.testkit.law.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
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

/**
 * Laws of cards of a set that is written, or can be written, as a file of plain text: what is printed on a card says everything about it, in
 * every language.
 *
 * @param <K> cards
 */
public interface CardSheetLaws<K> {
    /** The variant in which a card is said as it is printed, its name first. */
    String PRINT = "print";

    /** The system property with the path of a file with cards. */
    String PROPERTY = "terrene.cards";

    /** The form of a card with all that is printed on it. */
    Form<K> form();

    /** The languages in which cards are printed. */
    Seq<Wording> languages();

    /** The cards of the set, at least one. */
    Seq<K> printed();

    /** What the names of other cards stand for. */
    default Known known() {
        return Known.NOTHING;
    }

    /** Card by card. */
    @Example
    default void aPrintedCardComesBackFromItsText() {
        assertThat(printed()).isNotEmpty();
        comeBack(printed());
    }

    /** As a file of plain text. */
    @Example
    default void theSetComesBackFromASheet() {
        for (Wording language : languages()) {
            String sheet = CardSheet.write(printed(), form(), language);
            assertThat(CardSheet.read(sheet, form(), language).map(Array::asJava))
                    .as("read from %s", sheet)
                    .isEqualTo(Either.right(printed().asJava()));
        }
    }

    /** Nobody waits for minutes, or sees a stack overflow, because of what stands in a file. */
    @Example
    default void aLineWithoutAnEndIsRefusedUnread() {
        for (Wording language : languages()) {
            String sheet = "# A note\n\nTest\n" + "word ".repeat(5_000) + "\n";
            assertThat(CardSheet.read(sheet, form(), language).getLeft().map(Problem::toString))
                    .containsExactly("line 4: a line of a card has at most 1000 characters");
        }
    }

    /** Whether these cards come back from their texts. */
    default void comeBack(Seq<K> cards) {
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

    /**
     * The cards of the file that the system property {@value #PROPERTY} names, in any of the languages, or those of the resource {@code my-set.txt}
     * if it names none.
     *
     * @throws AssertionError with everything that is not understood
     */
    static <K> Array<K> own(Class<?> test, Form<K> form, Seq<Wording> languages) {
        SheetFile file = SheetFile.named(PROPERTY).getOrElse(() -> SheetFile.beside(test));
        Seq<Either<Seq<Problem>, Array<K>>> read =
                languages.map(language -> CardSheet.read(file.text(), form, language));
        return faultless(read.find(Either::isRight).getOrElse(read::head));
    }

    /**
     * What was read or made of cards, a catalogue for example.
     *
     * @throws AssertionError with everything that is wrong with it
     */
    static <T> T faultless(Either<Seq<Problem>, T> made) {
        return made.getOrElseThrow(problems -> new AssertionError(problems.mkString("\n", "\n", "")));
    }
}
