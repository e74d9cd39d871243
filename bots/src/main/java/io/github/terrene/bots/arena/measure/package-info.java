/**
 * Statistics of results: shares with intervals that are valid at any time, and ratings.
 *
 * <p>Start with {@link io.github.terrene.bots.arena.measure.Confidence}. Nothing here depends on games.
 */
@NullMarked
package io.github.terrene.bots.arena.measure;

import org.jspecify.annotations.NullMarked;
