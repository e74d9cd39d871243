/**
 * Lets agents or decks play each other many times and tells how certain the result is.
 *
 * <p>Start with {@link io.github.terrene.bots.arena.Main}, the command line. In a program of your own, start with {@link
 * io.github.terrene.bots.arena.Tournament}, {@link io.github.terrene.bots.arena.Schedule} and {@link io.github.terrene.bots.arena.Arena}.
 * {@link io.github.terrene.bots.arena.ArenaGames} provides the games.
 */
@NullMarked
package io.github.terrene.bots.arena;

import org.jspecify.annotations.NullMarked;
