/**
 * Playing a game: its history with undo, and agents that play it to its end.
 *
 * <p>Start with {@link io.github.terrene.kernel.play.Timeline}, which an app keeps for each game, and with {@link
 * io.github.terrene.kernel.play.Host}, which lets {@linkplain io.github.terrene.kernel.play.Agent agents} play. Everything here works for
 * any {@link io.github.terrene.kernel.Rules}; nothing here decides what is legal.
 */
@NullMarked
package io.github.terrene.kernel.play;

import org.jspecify.annotations.NullMarked;
