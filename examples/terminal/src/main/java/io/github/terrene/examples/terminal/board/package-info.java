/**
 * Draws the table of any game on paper.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.board.Drawing}. What lies where is in the layout that each game brings; nothing
 * here knows a game.
 */
package io.github.terrene.examples.terminal.board;
