/**
 * The Battle phase: who attacks next, and what an attack does.
 *
 * <p>Start with {@link io.github.terrene.hobe.rule.battle.NextAttack}.
 */
@NullMarked
package io.github.terrene.hobe.rule.battle;

import org.jspecify.annotations.NullMarked;
