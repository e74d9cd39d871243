/**
 * What is printed on cards, and what cards can do.
 *
 * <p>Start with {@link io.github.terrene.hobe.card.Card}. Nothing here changes a game.
 */
@NullMarked
package io.github.terrene.hobe.card;

import org.jspecify.annotations.NullMarked;
