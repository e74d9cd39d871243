package io.github.terrene.testkit.law.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.narrator.CardSheet;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.testkit.law.Budget;
import io.vavr.collection.Array;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.lifecycle.AddLifecycleHook;

/**
 * The text is the card: in every language in which a game is told, the text printed on a card says everything about it, and is read back as the
 * same card.
 *
 * @param <K> cards
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 */
@AddLifecycleHook(Budget.class)
public interface CardTextLaws<K, C, S, A>
        extends CardGame<K, C, S, A>, CardSheetLaws<K>, MistakeLaws<K>, NextWordLaws<K> {
    /** The variant in which the text of a card is said. */
    String TEXT = "text";

    /** For all cards that a card language can express and a catalogue accepts. */
    @Property
    default void aRandomCardComesBackFromItsText(@ForAll long seed) {
        comeBack(faultless(seed, 10));
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

    /** Reading takes longer the longer a line is, but not twice as long with each word more, even if nothing in it makes sense. */
    @Property
    default void aLongLineIsReadOrRefusedAtOnce(@ForAll long seed) {
        K card = faultless(seed, 1).head();
        for (Wording language : languages()) {
            LongLine line = LongLine.in(
                    language.say(form(), card, PRINT, known()).get().text(),
                    Rng.of(seed).dice());
            long some = cost(language, line.with(6));
            assertThat(cost(language, line.with(12)))
                    .as("bytes allocated to read %s in %s, of which half take %d", line.with(12), language, some)
                    .isLessThan(16 * some);
        }
    }

    /** So much is allocated for a line without any meaning, in bytes: some tenths of a second. */
    long MOST_FOR_NONSENSE = 600_000_000;

    /** A whole line of letters at random, below the kinds of a printed card, is refused before anybody waits for it. */
    @Example
    default void aLineWithoutMeaningIsSoonRefused() {
        Dice dice = Rng.of(3).dice();
        for (Wording language : languages()) {
            String[] printed = CardSheet.write(Array.of(dice.pick(printed().toArray())), form(), language)
                    .trim()
                    .split("\n");
            String file = printed[0] + "\n" + printed[1] + "\n" + nonsense(dice, 900);
            long before = Budget.allocated();
            assertThat(CardSheet.manuscript(file, form(), language).problems()).isNotEmpty();
            assertThat(Budget.allocated() - before)
                    .as("bytes allocated to read %s in %s", file, language.language())
                    .isLessThan(MOST_FOR_NONSENSE);
        }
    }

    private static String nonsense(Dice dice, int letters) {
        StringBuilder words = new StringBuilder();
        while (words.length() < letters) {
            words.append((char) ('a' + dice.below(26))).append(dice.below(5) == 0 ? " " : "");
        }
        return words.toString();
    }

    private long cost(Wording language, String text) {
        long before = Budget.allocated();
        language.understand(form(), text, PRINT, known(), 1);
        return Budget.allocated() - before + 1;
    }
}
