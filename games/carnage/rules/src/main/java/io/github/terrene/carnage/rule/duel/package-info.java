/**
 * Attacks, invasions and duels: fighters are ordered, Element cards are laid in secret, rounds are fought and losses settled; then Legends and
 * Monsters ascend.
 *
 * <p>Start with {@link io.github.terrene.carnage.rule.duel.Invasion}, which begins both.
 */
@NullMarked
package io.github.terrene.carnage.rule.duel;

import org.jspecify.annotations.NullMarked;
