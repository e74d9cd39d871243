/**
 * How sure one can be of what was measured: shares with intervals that hold at any time, and ratings.
 *
 * <p>Start with {@link io.github.terrene.bots.arena.measure.Confidence}. Nothing here knows games.
 */
@NullMarked
package io.github.terrene.bots.arena.measure;

import org.jspecify.annotations.NullMarked;
