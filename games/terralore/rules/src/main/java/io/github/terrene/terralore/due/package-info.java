/**
 * What is under way in a game, or waits to happen, in the words of the game.
 *
 * <p>Start with {@link io.github.terrene.terralore.due.Due}. Nothing here carries anything out: the rules do, and tell by these values what they
 * have still to do.
 */
@NullMarked
package io.github.terrene.terralore.due;

import org.jspecify.annotations.NullMarked;
