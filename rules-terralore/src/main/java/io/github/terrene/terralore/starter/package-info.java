/**
 * The starter set: 48 cards, their tokens, and four ready decks.
 *
 * <p>Start with {@link io.github.terrene.terralore.starter.StarterSet}. One card is one constant that reads like the printed card.
 */
@NullMarked
package io.github.terrene.terralore.starter;

import org.jspecify.annotations.NullMarked;
