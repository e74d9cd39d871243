/**
 * Damage and defeat: what is prevented, what a battle hit does, who falls, and what that announces to waiting abilities.
 *
 * <p>Start with {@link io.github.terrene.odyssey.rule.damage.Harm}. Nothing here knows how turns, attacks or chains proceed.
 */
@NullMarked
package io.github.terrene.odyssey.rule.damage;

import org.jspecify.annotations.NullMarked;
