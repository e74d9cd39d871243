/**
 * The turn: its sequence, and what the active player can do besides playing cards.
 *
 * <p>Start with {@link io.github.terrene.hobe.rule.turn.TurnTask} and {@link io.github.terrene.hobe.rule.turn.TurnRules}.
 */
@NullMarked
package io.github.terrene.hobe.rule.turn;

import org.jspecify.annotations.NullMarked;
