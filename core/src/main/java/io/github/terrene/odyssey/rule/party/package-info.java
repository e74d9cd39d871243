/**
 * What a player does with the cards in hand and in play during a turn: recruit, hide, assign, trade, dismiss, play and switch Terrains.
 *
 * <p>Each class is one kind of action. Their consequences for others are in the packages {@code upkeep} and {@code chain}.
 */
@NullMarked
package io.github.terrene.odyssey.rule.party;

import org.jspecify.annotations.NullMarked;
