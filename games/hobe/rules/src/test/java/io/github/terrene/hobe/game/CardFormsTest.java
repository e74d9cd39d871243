package io.github.terrene.hobe.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.terrene.hobe.CardForms;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.starter.StarterSet;
import io.github.terrene.testkit.law.ComesBack;
import org.junit.jupiter.api.Test;

/** Cards as data. */
class CardFormsTest {
    @Test
    void everyCardOfTheStarterSetComesBackFromItsForm() {
        assertThat(StarterSet.cards())
                .hasSizeGreaterThan(30)
                .allSatisfy(card -> ComesBack.check(CardForms.STANDARD.of(Card.class), card));
    }

    @Test
    void whatIsNoWordOfACardIsRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CardForms.with(String.class))
                .withMessageContaining("java.lang.String belongs to none of the families: Effect");
    }
}
