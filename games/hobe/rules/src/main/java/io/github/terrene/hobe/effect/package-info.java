/**
 * What the cards of Hobe say beside the words that all games share: effects, cards that are meant by their places, terms on which cards are put
 * down.
 *
 * <p>Start with {@link io.github.terrene.hobe.Words}.
 */
@NullMarked
package io.github.terrene.hobe.effect;

import org.jspecify.annotations.NullMarked;
