/**
 * The rules: what a player may do, what follows, and in which order things happen.
 *
 * <p>Start with {@link io.github.terrene.odyssey.rule.RuleBook}: one {@link io.github.terrene.kernel.engine.ActionRule} for each kind of
 * action says what it names, what could be named, what must be so, and what follows. A {@link io.github.terrene.odyssey.rule.Question}
 * answers for what can be chosen when it is asked; a {@link io.github.terrene.odyssey.rule.Window}, for the abilities that can be used
 * in it. What is still to be done is the {@link io.github.terrene.odyssey.rule.Agenda}, a stack of {@link
 * io.github.terrene.odyssey.rule.Task}s, each a small record. Abilities are carried out by {@link
 * io.github.terrene.odyssey.rule.resolve.CarryOut}.
 *
 * <p>This package is what all rules stand on, and knows none of them. They are in rooms of their own, by what happens at the table, each
 * knowing those before it: {@code upkeep} (damage, defeat, XP, supply), {@code activate} (using an ability), {@code resolve} (its text),
 * {@code chain} (responses), {@code battle}, {@code party} (cards in hand and in play), {@code turn} and {@code setup}. Each says in one
 * class which kinds of action it has rules for and which tasks it has; {@link io.github.terrene.odyssey.game.StandardRules} puts them
 * together.
 *
 * <p>Whatever changes the table here does so by emitting an event. Nothing here names a card.
 */
@NullMarked
package io.github.terrene.odyssey.rule;

import org.jspecify.annotations.NullMarked;
