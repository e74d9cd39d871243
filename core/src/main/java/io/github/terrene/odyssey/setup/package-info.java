/**
 * What is agreed on before a game: the format, its options and edition, the decks it allows, and the configuration of one game.
 *
 * <p>Start with {@link io.github.terrene.odyssey.setup.GameConfig}; a format of your own begins with {@link
 * io.github.terrene.odyssey.setup.Format}. Nothing here depends on the table.
 */
@NullMarked
package io.github.terrene.odyssey.setup;

import org.jspecify.annotations.NullMarked;
