/**
 * What the cards of Terralore say beside the words that all games share: effects on castles, lanes and piles, what is put off, and what applies
 * to lanes.
 *
 * <p>Start with {@link io.github.terrene.terralore.Words}.
 */
@NullMarked
package io.github.terrene.terralore.effect;

import org.jspecify.annotations.NullMarked;
