/**
 * Draws the lanes of Terralore, and plays it.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.terralore.Lanes}. What happens and what can be done is said in the words of the
 * game's language file; nothing here says what an event means.
 */
package io.github.terrene.examples.terminal.terralore;
