package io.github.terrene.terralore.game;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.starter.StarterSet;
import io.github.terrene.testkit.law.card.CardFormLaws;
import io.vavr.collection.Seq;
import net.jqwik.api.Example;

/** Cards as data. */
class CardFormsTest implements CardFormLaws<Card> {
    @Override
    public Form<Card> form() {
        return CardForms.STANDARD.of(Card.class);
    }

    @Override
    public Seq<Card> cards() {
        return StarterSet.catalogue().cards();
    }

    @Example
    void whatIsNoWordOfACardIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CardForms.with(String.class))
                .withMessageContaining("java.lang.String belongs to none of the families: Effect");
    }
}
