/**
 * The turn: its sequence, what the active player can do, what it costs, and pillars.
 *
 * <p>Start with {@link io.github.terrene.carnage.rule.turn.TurnTask} and {@link io.github.terrene.carnage.rule.turn.TurnRules}.
 */
@NullMarked
package io.github.terrene.carnage.rule.turn;

import org.jspecify.annotations.NullMarked;
