/**
 * The turn: what its phases do, one after another.
 *
 * <p>Start with {@link io.github.terrene.terralore.rule.turn.TurnTask.BeginTurn}. What single effects do is not here.
 */
@NullMarked
package io.github.terrene.terralore.rule.turn;

import org.jspecify.annotations.NullMarked;
