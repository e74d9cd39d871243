/**
 * What follows whatever was done: damage and defeat, XP, supply, cards that leave, cards that are drawn.
 *
 * <p>Start with {@link io.github.terrene.odyssey.rule.upkeep.Harm}: damage, defeat, and what they tell the abilities that wait. Nothing here knows of turns, attacks or chains.
 */
@NullMarked
package io.github.terrene.odyssey.rule.upkeep;

import org.jspecify.annotations.NullMarked;
