/**
 * Boards: what a screen shows of a game to one seat, the same for every screen, drawn from what is {@linkplain
 * io.github.terrene.kernel.Shown shown} to that seat and from nothing else.
 *
 * <p>Start with {@link io.github.terrene.narrator.board.Board}. A {@link io.github.terrene.narrator.board.Layout} says what of a game lies
 * where; it is a file of the game, and nothing here knows a game.
 */
@NullMarked
package io.github.terrene.narrator.board;

import org.jspecify.annotations.NullMarked;
