/**
 * What one seat may know of a game, and how the rest is imagined.
 *
 * <p>Start with {@link io.github.terrene.carnage.view.View}.
 */
@NullMarked
package io.github.terrene.carnage.view;

import org.jspecify.annotations.NullMarked;
