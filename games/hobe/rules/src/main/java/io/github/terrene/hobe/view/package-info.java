/**
 * What one seat may know of a game, and how the rest is imagined.
 *
 * <p>Start with {@link io.github.terrene.hobe.view.View}. Nothing here may read a secret of another seat.
 */
@NullMarked
package io.github.terrene.hobe.view;

import org.jspecify.annotations.NullMarked;
