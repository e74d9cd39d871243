/**
 * What is agreed on before a game: decks and options.
 *
 * <p>Start with {@link io.github.terrene.terralore.setup.GameConfig}. Nothing here depends on how a game is played.
 */
@NullMarked
package io.github.terrene.terralore.setup;

import org.jspecify.annotations.NullMarked;
