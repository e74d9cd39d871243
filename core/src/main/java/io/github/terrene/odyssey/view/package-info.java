/**
 * What one seat may know of a game, and how the rest is imagined.
 *
 * <p>Start with {@link io.github.terrene.odyssey.view.View}. Nothing here decides what a seat may know: the types of the table, of the
 * agenda and of events say that, each in its {@code seenBy}.
 */
@NullMarked
package io.github.terrene.odyssey.view;

import org.jspecify.annotations.NullMarked;
