package io.github.terrene.testkit.law.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.CardSheet;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.Example;

/**
 * Laws of slips in a file with cards: a wrong letter, a word left out, one too many, two exchanged. Those that are refused or doubted are told
 * where they are, with what is meant. Slips that make another card of it are not counted.
 *
 * @param <K> cards
 */
public interface MistakeLaws<K> {
    /** How many slips of each sort are tried in each language. */
    int TRIES = Math.max(5, Integer.getInteger("terrene.tries", 0));

    /** The form of a card with all that is printed on it. */
    Form<K> form();

    /** The languages in which cards are printed. */
    Seq<Wording> languages();

    /** The cards of the set, at least one. */
    Seq<K> printed();

    /** Of a hundred slips that are told at all, 95 are told where they are, and 90 with what is meant. */
    @Example
    default void aSlipIsToldWhereItIsWithWhatIsMeant() {
        Slips slips = new Slips();
        for (Wording language : languages()) {
            Array<String> sheets = printed()
                    .toArray()
                    .map(card ->
                            CardSheet.write(Array.of(card), form(), language).trim());
            Array<String> words = Array.of(sheets.mkString(" ").split("[^\\p{L}]+"))
                    .filter(word -> word.length() > 1)
                    .distinct();
            Dice dice = Rng.of(TRIES).dice();
            for (Mistake.Slip slip : Mistake.Slip.values()) {
                for (int i = 0; i < TRIES; i++) {
                    slips.count(slip, dice.pick(sheets), words, dice, this, language);
                }
            }
        }
        assertThat(slips.told).as("slips that are told").isGreaterThan(2 * TRIES);
        assertThat(slips.placed * 100)
                .as("told where they are, of %s: %s", slips.told, slips.missed)
                .isGreaterThanOrEqualTo(slips.told * 95);
        assertThat(slips.named * 100)
                .as("told with what is meant, of %s: %s", slips.told, slips.missed)
                .isGreaterThanOrEqualTo(slips.told * 90);
    }

    /** What came of slips. */
    final class Slips {
        private static final Pattern PLACE = Pattern.compile("line (\\d+), column (\\d+)");
        private int told;
        private int placed;
        private int named;
        private Array<String> missed = Array.empty();

        private <K> void count(
                Mistake.Slip slip,
                String sheet,
                Array<String> words,
                Dice dice,
                MistakeLaws<K> laws,
                Wording language) {
            Array<String> lines = Array.of(sheet.split("\n"));
            if (lines.size() < 2) {
                return;
            }
            int line = 1 + dice.below(lines.size() - 1);
            Option<Mistake> made = Mistake.in(lines.get(line), slip, words, dice);
            for (Mistake mistake : made) {
                String text = lines.update(line, mistake.line()).mkString("", "\n", "\n");
                Either<Seq<Problem>, Array<K>> read = CardSheet.read(text, laws.form(), language);
                Seq<Problem> problems =
                        read.isLeft() ? read.getLeft() : CardSheet.doubts(text, laws.form(), language, laws.printed());
                if (problems.nonEmpty()) {
                    count(mistake, line + 1, problems);
                }
            }
        }

        private void count(Mistake mistake, int line, Seq<Problem> problems) {
            told++;
            boolean there = problems.exists(problem -> isThere(mistake, line, problem));
            boolean meant = problems.exists(problem -> mistake.names(problem.toString()));
            placed += there ? 1 : 0;
            named += meant ? 1 : 0;
            missed = there && meant ? missed : missed.append("\n" + mistake.line() + " -> " + problems.mkString("; "));
        }

        private static boolean isThere(Mistake mistake, int line, Problem problem) {
            Matcher place = PLACE.matcher(problem.place());
            Object there = problem.why().values().headOption().getOrElse("");
            return place.find()
                    && Integer.parseInt(place.group(1)) == line
                    && mistake.isAt(Integer.parseInt(place.group(2)) - 1, String.valueOf(there));
        }
    }
}
