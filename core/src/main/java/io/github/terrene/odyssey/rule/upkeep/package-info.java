/**
 * What follows from actions and effects: damage and defeat, XP, supply, cards that leave play, cards that are drawn.
 *
 * <p>Start with {@link io.github.terrene.odyssey.rule.upkeep.Harm}: damage, defeat, and what they announce to waiting abilities. Nothing
 * here knows how turns, attacks or chains proceed.
 */
@NullMarked
package io.github.terrene.odyssey.rule.upkeep;

import org.jspecify.annotations.NullMarked;
