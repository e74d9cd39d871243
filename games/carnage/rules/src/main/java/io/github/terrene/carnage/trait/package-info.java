/**
 * The vocabulary of printed cards: elements, kinds of cards and of decks.
 *
 * <p>Start anywhere: each type is a list of words. Nothing here depends on cards or the table.
 */
@NullMarked
package io.github.terrene.carnage.trait;

import org.jspecify.annotations.NullMarked;
