/**
 * The rules: what a player may do, what follows, and in which order things happen.
 *
 * <p>Start with {@link io.github.terrene.odyssey.rule.RuleBook}: one {@link io.github.terrene.kernel.engine.ActionRule} for each kind of
 * action looks up what it names, lists what could be named, checks it, and carries it out. A {@link
 * io.github.terrene.odyssey.rule.Question} decides what can be chosen when it is asked; a {@link io.github.terrene.odyssey.rule.Window},
 * which abilities might be used in it. What is still to be done is the {@link io.github.terrene.odyssey.rule.Agenda}, a stack of {@link
 * io.github.terrene.odyssey.rule.Task}s, each a small record. {@link io.github.terrene.odyssey.rule.resolve.CarryOut} carries out
 * abilities.
 *
 * <p>This package is what all rules build on, and knows none of them. They are in subpackages by what happens at the table, each knowing
 * only some of those before it: {@code damage} (damage and defeat), {@code upkeep} (XP, supply, cards that leave play), {@code activate}
 * (using an ability), {@code resolve} (its text), {@code chain} (responses), {@code battle}, {@code party} (cards in hand and in play),
 * {@code turn} and {@code setup}. One class in each lists its rules and its tasks; {@link io.github.terrene.odyssey.game.StandardRules}
 * puts them together.
 *
 * <p>Whatever changes the table does so by emitting an event. Nothing here refers to a particular card.
 */
@NullMarked
package io.github.terrene.odyssey.rule;

import org.jspecify.annotations.NullMarked;
