package io.github.terrene.carnage.law;

import io.github.terrene.carnage.Words;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.testkit.carnage.law.RandomCards;
import io.github.terrene.testkit.law.EveryWord;

/** One import brings all words. */
class WordsTest extends EveryWord {
    WordsTest() {
        super(Words.class, RandomCards.WORDS, CardKind.values(), DeckKind.values());
    }
}
