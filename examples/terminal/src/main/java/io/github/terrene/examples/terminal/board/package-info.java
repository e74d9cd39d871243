/**
 * Draws a table as an onlooker knows it.
 *
 * <p>Start with {@link io.github.terrene.examples.terminal.board.Board}. Nothing here decides what may be known: it draws what a view
 * holds.
 */
package io.github.terrene.examples.terminal.board;
