package io.github.terrene.carnage.law;

import io.github.terrene.carnage.CardForms;
import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.testkit.law.word.EveryWord;

/** One import brings all words. */
class WordsTest extends EveryWord {
    WordsTest() {
        super(
                Words.class,
                "io.github.terrene.carnage.effect",
                CardForms.STANDARD.reflected(Card.class),
                CardKind.values(),
                DeckKind.values());
    }
}
