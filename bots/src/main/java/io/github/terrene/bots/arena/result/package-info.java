/**
 * The games of an arena and their results, as lines of text that any program can read, and the standings that follow from them.
 *
 * <p>Start with {@link io.github.terrene.bots.arena.result.GameResult}; {@link io.github.terrene.bots.arena.result.ResultFile} stores them.
 */
@NullMarked
package io.github.terrene.bots.arena.result;

import org.jspecify.annotations.NullMarked;
