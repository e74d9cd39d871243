/**
 * The starter set: 48 cards, their tokens, and four ready decks.
 *
 * <p>Start with {@link io.github.terrene.terralore.starter.StarterSet}. Each card is a constant that reads like the printed card.
 */
@NullMarked
package io.github.terrene.terralore.starter;

import org.jspecify.annotations.NullMarked;
