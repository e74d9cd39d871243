/**
 * The rules: what a player may do, what follows, and in which order things happen.
 *
 * <p>Start with {@link io.github.terrene.terralore.rule.StandardRules}: one {@link io.github.terrene.kernel.engine.ActionRule} for each kind of
 * action says what it names, what could be named, what it requires, and what follows. What is still to be done is the {@link
 * io.github.terrene.terralore.rule.Agenda}, a stack of {@link io.github.terrene.terralore.rule.Task}s, each a small record; a turn begins
 * with {@link io.github.terrene.terralore.rule.TurnTask.BeginTurn}. Effects are carried out by {@link
 * io.github.terrene.terralore.rule.CarryOut}.
 *
 * <p>The table changes only by emitting events. Nothing here names a card.
 */
@NullMarked
package io.github.terrene.terralore.rule;

import org.jspecify.annotations.NullMarked;
