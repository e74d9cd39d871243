/**
 * Boards: what any screen shows of a game to one seat, made only from what is {@linkplain io.github.terrene.kernel.Shown shown} to that seat.
 *
 * <p>Start with {@link io.github.terrene.narrator.board.Board}. A {@link io.github.terrene.narrator.board.Layout} says where the parts of a
 * game lie. It is a file of the game; nothing here depends on a particular game.
 */
@NullMarked
package io.github.terrene.narrator.board;

import org.jspecify.annotations.NullMarked;
