/**
 * Bots for people to play against, by strength.
 *
 * <p>Start with {@link io.github.terrene.bots.level.Level}. The agents that play at each level are in the neighboring packages.
 */
@NullMarked
package io.github.terrene.bots.level;

import org.jspecify.annotations.NullMarked;
