package io.github.terrene.testkit.law.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.card.PrintedCard;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.narrator.CardSheet;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.wording.Wording;
import io.vavr.collection.Array;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.function.Function;
import net.jqwik.api.Example;

/**
 * Laws of {@linkplain Cards#hints hints}: the cards that come with a game have none but those that are listed, and each sort of mistake has its
 * hint.
 *
 * @param <K> cards
 */
public interface HintLaws<K extends PrintedCard> {
    /** The form of a card with all that is printed on it. */
    Form<K> form();

    /** The words in which the mistakes are written. */
    Wording wording();

    /** All cards that can occur in the game. */
    Seq<K> all();

    /** The name of a card. */
    Function<K, String> name();

    /** A card with a mistake for each key of a hint. */
    Map<String, String> mistakes();

    /** The hints about the cards of the game that are as they should be, each as a key and the name of a card. */
    default Seq<String> listed() {
        return Array.empty();
    }

    /** Whoever adds a card that seems wrong gets to see it. */
    @Example
    default void theCardsOfTheGameHaveNoHintsButThoseThatAreListed() {
        Cards cards = Cards.of(form(), all(), name());
        assertThat(cards.hints(all().map(PrintedCard::id), wording())
                        .map(hint -> hint.key() + " " + hint.place())
                        .distinct())
                .containsExactlyInAnyOrderElementsOf(listed());
    }

    /** A card with one mistake has one hint. */
    @Example
    default void eachMistakeHasItsHint() {
        assertThat(mistakes()).isNotEmpty();
        mistakes().forEach((key, text) -> {
            Array<K> own = CardSheet.read(text, form(), wording()).get();
            Cards cards = Cards.of(form(), all().appendAll(own), name());
            assertThat(cards.hints(own.map(PrintedCard::id), wording()).map(hint -> hint.key()))
                    .as(text)
                    .containsExactly(key);
        });
    }
}
