/**
 * The starter set and its ready decks.
 *
 * <p>Start with {@link io.github.terrene.hobe.starter.StarterSet}. There is nothing here but cards and lists.
 */
@NullMarked
package io.github.terrene.hobe.starter;

import org.jspecify.annotations.NullMarked;
