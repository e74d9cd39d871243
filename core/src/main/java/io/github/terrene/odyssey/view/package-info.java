/**
 * What one seat may know of a game, and how the rest is imagined.
 *
 * <p>Start with {@link io.github.terrene.odyssey.view.View}. Nothing here decides what a seat may know: what the types of the table
 * and of the agenda declare does.
 */
@NullMarked
package io.github.terrene.odyssey.view;

import org.jspecify.annotations.NullMarked;
