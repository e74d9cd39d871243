/**
 * Bots for people: how strong an opponent is to be.
 *
 * <p>Start with {@link io.github.terrene.bots.level.Level}. What plays at each level is in the rooms beside this one.
 */
@NullMarked
package io.github.terrene.bots.level;

import org.jspecify.annotations.NullMarked;
