package io.github.terrene.testkit.law.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.testkit.law.ComesBack;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import net.jqwik.api.Example;

/**
 * Cards are data: all that is printed on them is written, and read back. A catalogue is written as the list of its cards.
 *
 * @param <K> the game's cards
 */
public interface CardFormLaws<K> {
    /** The form of a card with all its parts: that of the game's {@code CardForms}. */
    Form<K> form();

    /** The cards of a set, at least one. */
    Seq<? extends K> cards();

    /** A card by itself, as on a page about it. */
    @Example
    default void everyCardComesBackFromItsForm() {
        assertThat(cards()).isNotEmpty().allSatisfy(card -> ComesBack.check(form(), card));
    }

    /** All cards together, as a catalogue is written. */
    @Example
    default void allCardsComeBackFromTheListOfThem() {
        ComesBack.check(ListForm.of(form()), Array.ofAll(cards()));
    }
}
