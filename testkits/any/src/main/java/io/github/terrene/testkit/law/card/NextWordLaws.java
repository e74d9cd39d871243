package io.github.terrene.testkit.law.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.CardSheet;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.Example;

/**
 * Laws of what is suggested to somebody who writes cards.
 *
 * @param <K> cards
 */
public interface NextWordLaws<K> {
    /** How many cards are written in each language. */
    int CARDS = Math.max(5, Integer.getInteger("terrene.tries", 0));

    /** Whoever does not see what they want writes on: that may be so once in ten words. */
    int OF_HUNDRED = 90;

    /** The form of a card with all that is printed on it. */
    Form<K> form();

    /** The languages in which cards are printed. */
    Seq<Wording> languages();

    /** The cards of the set, at least one. */
    Seq<K> printed();

    /** Who writes a printed card word by word finds each word, after its first letter, among what may come next; names of one's own are not counted. */
    @Example
    default void whatIsPrintedIsAmongWhatMayComeNext() {
        for (Wording language : languages()) {
            Dice dice = Rng.of(CARDS).dice();
            Written written = new Written();
            dice.shuffle(printed().toArray())
                    .take(CARDS)
                    .map(card -> CardSheet.write(Array.of(card), form(), language))
                    .forEach(sheet -> written.write(sheet, form(), language));
            assertThat(written.words).as("words in %s", language.language()).isGreaterThan(CARDS);
            assertThat(written.found * 100)
                    .as("found in %s, of %s, but not %s", language.language(), written.words, written.missed)
                    .isGreaterThanOrEqualTo(written.words * OF_HUNDRED);
        }
    }

    /** What came of it. */
    final class Written {
        private static final Pattern WORD = Pattern.compile("[\\p{L}]+");

        private int words;
        private int found;
        private Array<String> missed = Array.empty();

        private void write(String sheet, Form<?> form, Wording language) {
            Matcher word = WORD.matcher(sheet);
            while (word.find()) {
                if (sheet.lastIndexOf('\n', word.start()) > 0 && language.says(word.group())) {
                    write(sheet, word.start(), word.group(), form, language);
                }
            }
        }

        private void write(String sheet, int at, String word, Form<?> form, Wording language) {
            String rest = sheet.substring(at).toLowerCase(Locale.ROOT);
            Seq<String> next = CardSheet.next(sheet.substring(0, at + 1), form, language)
                    .map(each -> each.toLowerCase(Locale.ROOT));
            words++;
            if (next.exists(rest::startsWith)) {
                found++;
            } else {
                missed = missed.append(word);
            }
        }
    }
}
