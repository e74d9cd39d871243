/**
 * Whole games in little code: for games that need no work still to be done in their states, such as chains of effects, and no choices that
 * several players make in secret at the same time. Those are built from {@link io.github.terrene.kernel.engine}.
 *
 * <p>Start with {@link io.github.terrene.kernel.simple.SimpleGame}.
 */
@NullMarked
package io.github.terrene.kernel.simple;

import org.jspecify.annotations.NullMarked;
