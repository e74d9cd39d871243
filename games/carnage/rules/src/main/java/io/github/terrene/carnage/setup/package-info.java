/**
 * What a game is configured with: options and lists of cards.
 *
 * <p>Start with {@link io.github.terrene.carnage.setup.GameConfig}. Nothing here depends on how a game is played.
 */
@NullMarked
package io.github.terrene.carnage.setup;

import org.jspecify.annotations.NullMarked;
