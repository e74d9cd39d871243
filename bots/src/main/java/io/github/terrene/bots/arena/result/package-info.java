/**
 * What is played in an arena and what came of it, as lines of text that any program can read, and what they say together.
 *
 * <p>Start with {@link io.github.terrene.bots.arena.result.GameResult}; {@link io.github.terrene.bots.arena.result.ResultFile} keeps them.
 */
@NullMarked
package io.github.terrene.bots.arena.result;

import org.jspecify.annotations.NullMarked;
