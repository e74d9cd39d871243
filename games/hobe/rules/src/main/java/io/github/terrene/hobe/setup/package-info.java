/**
 * What a game is configured with: options and decks.
 *
 * <p>Start with {@link io.github.terrene.hobe.setup.GameConfig}. Nothing here depends on how a game is played.
 */
@NullMarked
package io.github.terrene.hobe.setup;

import org.jspecify.annotations.NullMarked;
