/**
 * The rules: what a player may do, what follows, and in what order things happen.
 *
 * <p>Start with {@link io.github.terrene.odyssey.rule.RuleBook}: one {@link io.github.terrene.kernel.engine.ActionRule} for each kind of
 * action looks up what it names, lists what could be named, checks it, and carries it out. A {@link
 * io.github.terrene.odyssey.rule.Question} decides what can be chosen when it is asked; a {@link io.github.terrene.odyssey.rule.Window}
 * decides which abilities might be used in it. The {@link io.github.terrene.odyssey.rule.Agenda} holds what is still to be done, as a stack
 * of {@link io.github.terrene.odyssey.rule.Task}s, each a small record. {@link io.github.terrene.odyssey.rule.resolve.CarryOut} carries out
 * abilities.
 *
 * <p>All rules build on this package, which depends on none of them. They are in subpackages by what happens at the table, each of which
 * depends only on some of those before it: {@code damage} (damage and defeat), {@code upkeep} (XP, supply, cards that leave play), {@code
 * activate} (using an ability), {@code resolve} (its text), {@code chain} (responses), {@code battle}, {@code party} (cards in hand and in
 * play), {@code turn} and {@code setup}. One class in each lists its rules and its tasks; {@link
 * io.github.terrene.odyssey.game.StandardRules} puts them together.
 *
 * <p>The table changes only through events. Nothing here refers to a particular card.
 */
@NullMarked
package io.github.terrene.odyssey.rule;

import org.jspecify.annotations.NullMarked;
