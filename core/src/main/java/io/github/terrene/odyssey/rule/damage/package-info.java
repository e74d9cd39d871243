/**
 * Damage and defeat: what is prevented, what a hit in battle does, who is defeated, and what waiting abilities are told about it.
 *
 * <p>Start with {@link io.github.terrene.odyssey.rule.damage.Harm}. Nothing here depends on how turns, attacks or chains proceed.
 */
@NullMarked
package io.github.terrene.odyssey.rule.damage;

import org.jspecify.annotations.NullMarked;
