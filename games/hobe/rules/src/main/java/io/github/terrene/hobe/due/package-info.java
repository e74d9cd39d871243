/**
 * What is under way in a game or waiting to happen, in the terms of the game.
 *
 * <p>Start with {@link io.github.terrene.hobe.due.Due}. Nothing here carries anything out: the rules do, and these values tell what they
 * still have to do.
 */
@NullMarked
package io.github.terrene.hobe.due;

import org.jspecify.annotations.NullMarked;
