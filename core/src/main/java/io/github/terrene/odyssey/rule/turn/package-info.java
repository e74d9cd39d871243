/**
 * The course of a turn, from its first phase to the next player, and how a game ends.
 *
 * <p>Start with {@link io.github.terrene.odyssey.rule.turn.BeginTurn}, which lays out a turn as tasks; {@link
 * io.github.terrene.odyssey.rule.turn.TakeTurn} is the decision in the middle of it.
 */
@NullMarked
package io.github.terrene.odyssey.rule.turn;

import org.jspecify.annotations.NullMarked;
