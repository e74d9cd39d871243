package io.github.terrene.terralore.law;

import static io.github.terrene.terralore.Words.*;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.Words;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardText;
import io.github.terrene.terralore.effect.Where;
import io.github.terrene.terralore.trait.Duration;
import io.github.terrene.terralore.trait.Rarity;
import io.github.terrene.terralore.trait.Whose;
import io.github.terrene.testkit.law.EveryWord;
import org.junit.jupiter.api.Test;

/** One import brings all words. */
class WordsTest extends EveryWord {
    WordsTest() {
        super(
                Words.class,
                "io.github.terrene.terralore.effect",
                CardForms.STANDARD.reflected(Card.class),
                Rarity.values(),
                Whose.values(),
                Where.values(),
                Duration.values());
    }

    @Test
    void aCardReadsAsItIsPrinted() {
        assertThat(CardText.of(creature("Ember Fox")
                        .onReveal(destroy(target(creatures(ENEMY, HERE).ofAtMost(2))))
                        .whenDestroyed(damageCastle(ENEMY, 1))
                        .build()))
                .isEqualTo("On reveal: Destroy an enemy Creature of at most 2 points here. "
                        + "When destroyed: 1 damage to the enemy castle.");
    }
}
