package io.github.terrene.terralore.law;

import io.github.terrene.kernel.word.Duration;
import io.github.terrene.kernel.word.Whose;
import io.github.terrene.terralore.CardForms;
import io.github.terrene.terralore.Words;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.trait.Rarity;
import io.github.terrene.terralore.trait.Where;
import io.github.terrene.testkit.law.word.EveryWord;

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
}
