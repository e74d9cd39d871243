package io.github.terrene.testkit.odyssey.cards;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.cards.base.BaseSet;
import io.github.terrene.odyssey.CardForms;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Speaker;
import io.github.terrene.testkit.law.ComesBack;
import org.junit.jupiter.api.Test;

/** Cards as data. */
class CardFormsTest {
    /** A word of one's own. */
    public record Tickle(int times) implements Effect {
        @Override
        public void resolve(Resolution here) {}

        @Override
        public String say(Speaker speaker) {
            return "tickle " + times + " times";
        }
    }

    @Test
    void everyCardOfTheBaseSetComesBackFromItsForm() {
        assertThat(new BaseSet().cards())
                .hasSizeGreaterThan(100)
                .allSatisfy(card -> ComesBack.check(CardForms.STANDARD.of(Card.class), card));
    }

    @Test
    void soDoesAWordOfOnesOwn() {
        ComesBack.check(CardForms.with(Tickle.class).of(Effect.class), new Tickle(2));
    }
}
