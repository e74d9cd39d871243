/**
 * Puzzles: positions of games in which exactly one choice is right, which is proved by looking at all choices, all answers, and all that could lie
 * hidden. They are for any game on the kernel whose table says who may see what.
 *
 * <p>Nothing here guesses: what is not proved is no puzzle.
 */
@NullMarked
package io.github.terrene.bots.puzzle;

import org.jspecify.annotations.NullMarked;
