/**
 * The vocabulary of printed cards: affinities, tribes, kinds and rarities of cards, the lanes and columns of the field, and how long
 * something lasts.
 *
 * <p>Start anywhere: each type is a list of words. Nothing here depends on cards or the table.
 */
@NullMarked
package io.github.terrene.terralore.trait;

import org.jspecify.annotations.NullMarked;
