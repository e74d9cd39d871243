package io.github.terrene.testkit.law.word;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Fact;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.narrator.Cards;
import io.github.terrene.narrator.wording.Said;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.regex.Pattern;

/**
 * Checks what refusals call cards.
 *
 * @param cards the cards of the game
 */
record CardNames(Cards cards) {
    /** The ids of all cards. */
    Array<String> ids() {
        return cards.byId().keySet().toArray().sorted();
    }

    /** Whether there is the id of a card among the facts. */
    boolean mentions(Rejection why) {
        return why.facts().exists(fact -> ids(fact).nonEmpty());
    }

    /** A fact that is the id of a card says so: a program could not tell it from a name. */
    void areDeclared(Rejection why) {
        assertThat(why.facts()
                        .filter(fact -> fact.type() == Fact.Type.TEXT)
                        .filter(fact -> ids(fact).nonEmpty()))
                .as("facts of %s, %s, that are ids of cards and not declared as {...:card}", why.key(), why.template())
                .isEmpty();
    }

    /** A sentence for people has the printed name instead. */
    void areSaid(Rejection why, Said said) {
        assertThat(why.facts().flatMap(this::ids).filter(id -> contains(said.text(), id)))
                .as("ids of cards in a sentence for people: %s", said.text())
                .isEmpty();
    }

    /** The ids of cards in a fact, other than those that are printed so. */
    private Seq<String> ids(Fact fact) {
        return Array.of(String.valueOf(fact.value()).split(", "))
                .filter(text ->
                        cards.byId().get(text).exists(card -> !card.name().equals(text)));
    }

    private static boolean contains(String sentence, String id) {
        return Pattern.compile("(?<![\\w-])" + Pattern.quote(id) + "(?![\\w-])")
                .matcher(sentence)
                .find();
    }
}
