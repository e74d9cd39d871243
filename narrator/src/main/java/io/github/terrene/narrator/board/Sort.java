package io.github.terrene.narrator.board;

import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * What sort of card a card is, in one respect: its element, say, or its kind. Cards of different sorts look different.
 *
 * @param key the same in every language
 * @param word what it is called
 */
public record Sort(
        @Names(Named.WORD) String key,
        @Names(Named.SENTENCE) String word) {}
