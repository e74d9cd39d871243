/**
 * Attacks and blocks.
 *
 * <p>Start with {@link io.github.terrene.odyssey.rule.battle.AttackRule}: it makes a battle of tasks, from the responses to the damage.
 */
@NullMarked
package io.github.terrene.odyssey.rule.battle;

import org.jspecify.annotations.NullMarked;
