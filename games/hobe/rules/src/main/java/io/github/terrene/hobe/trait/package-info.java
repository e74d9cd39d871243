/**
 * The vocabulary of printed cards: types and kinds of cards, icons, the slots of the board, and how long something lasts.
 *
 * <p>Start anywhere: each type is a list of words. Nothing here depends on cards or the table.
 */
@NullMarked
package io.github.terrene.hobe.trait;

import org.jspecify.annotations.NullMarked;
