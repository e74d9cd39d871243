package io.github.terrene.testkit.law.word;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.wording.Known;
import io.github.terrene.narrator.wording.Need;
import io.github.terrene.narrator.wording.Said;
import io.github.terrene.narrator.wording.Wording;
import io.github.terrene.testkit.law.card.CardSheetLaws;
import io.github.terrene.testkit.matrix.ListedRefusal;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import net.jqwik.api.Example;

/**
 * The language files of a game say everything that they must, and nothing else, and the cards of its sets are printed as they were before.
 *
 * @param <K> cards
 */
public interface WordingLaws<K> {
    /** The form of a card with all that is printed on it. */
    Form<K> form();

    /** The languages in which the game is told. */
    Seq<Wording> languages();

    /** The cards of the sets that come with the game, in the order in which they are printed. */
    Seq<K> printed();

    /** What must be said besides cards and refusals. */
    Seq<Need> needs();

    /** The artifacts whose refusals must be said. */
    Seq<String> modules();

    /** The cards as they were printed in that language, with an empty line between two of them. */
    String texts(Wording language);

    /** The languages with these names in which a game is told. */
    static Seq<Wording> languages(String game, String... names) {
        return Array.of(names).map(name -> Wording.of(game, name).get());
    }

    /** What the file of all games says only for other games. */
    default Seq<Problem> elsewhere(Wording language) {
        return Array.empty();
    }

    /** Nothing is missing, and nothing is superfluous. */
    @Example
    default void everythingThatIsSaidHasAPhraseAndEveryPhraseIsSaid() {
        assertThat(languages()).isNotEmpty();
        Array<Need> refusals = ListedRefusal.of(modules().toJavaArray(String[]::new))
                .map(each -> new Need.Refusal(each.key(), each.facts(), Option.some(each.template())));
        Array<Need> all = Array.<Need>of(new Need.Texts(form(), CardSheetLaws.PRINT))
                .appendAll(needs())
                .appendAll(refusals);
        for (Wording language : languages()) {
            assertThat(language.gaps(all).removeAll(elsewhere(language)))
                    .as("gaps in %s", language.language())
                    .isEmpty();
        }
    }

    /** Anyone who changes a card text by changing words gets to see it. */
    @Example
    default void theSetsArePrintedAsEver() {
        for (Wording language : languages()) {
            assertThat(printed()
                            .map(card -> language.say(form(), card, CardSheetLaws.PRINT, Known.NOTHING)
                                    .map(Said::text)
                                    .get())
                            .mkString("\n\n"))
                    .as("cards in %s", language.language())
                    .isEqualToNormalizingNewlines(texts(language).trim());
        }
    }
}
