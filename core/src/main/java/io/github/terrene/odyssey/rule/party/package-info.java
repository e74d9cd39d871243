/**
 * What players do with their cards in hand and in play during their turn: recruit, hide, assign, trade, dismiss, play and switch Terrains.
 *
 * <p>Each rule is for one kind of action. What follows from these actions is in the packages {@code upkeep} and {@code chain}.
 */
@NullMarked
package io.github.terrene.odyssey.rule.party;

import org.jspecify.annotations.NullMarked;
