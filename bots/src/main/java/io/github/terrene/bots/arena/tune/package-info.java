/**
 * Finds out with which numbers on their cards decks are balanced. {@link io.github.terrene.bots.arena.tune.Tuning} says which games are played for
 * it, {@link io.github.terrene.bots.arena.tune.Influence} what follows from how they end, and {@link
 * io.github.terrene.bots.arena.tune.Leeway} which numbers may change.
 */
@NullMarked
package io.github.terrene.bots.arena.tune;

import org.jspecify.annotations.NullMarked;
