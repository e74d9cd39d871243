/**
 * Lets agents or decks play each other many times and says how sure the result is.
 *
 * <p>Start with {@link io.github.terrene.bots.arena.Main}, the command line; in a program of your own with {@link
 * io.github.terrene.bots.arena.Tournament}, {@link io.github.terrene.bots.arena.Schedule} and {@link io.github.terrene.bots.arena.Arena}.
 * Games come to it by {@link io.github.terrene.bots.arena.ArenaGames}.
 */
@NullMarked
package io.github.terrene.bots.arena;

import org.jspecify.annotations.NullMarked;
