/**
 * What one seat may know of a game, and imagining the rest.
 *
 * <p>Start with {@link io.github.terrene.odyssey.view.View}.
 */
@NullMarked
package io.github.terrene.odyssey.view;

import org.jspecify.annotations.NullMarked;
