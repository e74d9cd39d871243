/**
 * Attacks and blocks.
 *
 * <p>Start with {@link io.github.terrene.odyssey.rule.battle.AttackRule}: it lays out a battle as tasks, from the responses to the damage.
 */
@NullMarked
package io.github.terrene.odyssey.rule.battle;

import org.jspecify.annotations.NullMarked;
