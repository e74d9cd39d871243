/**
 * Draws the table of Carnage.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.carnage.Rows}. What happens and what can be done is said in the words of the game's
 * language file; nothing here says what an event means.
 */
package io.github.terrene.examples.terminal.carnage;
