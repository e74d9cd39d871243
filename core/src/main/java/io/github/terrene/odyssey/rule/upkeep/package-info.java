/**
 * What follows from actions and effects, apart from damage: XP, supply, cards that leave play, and cards that are drawn.
 *
 * <p>Start with {@link io.github.terrene.odyssey.rule.upkeep.TerrainDepartures} and {@link io.github.terrene.odyssey.rule.upkeep.Draws}.
 * Nothing here depends on how turns, attacks or chains proceed.
 */
@NullMarked
package io.github.terrene.odyssey.rule.upkeep;

import org.jspecify.annotations.NullMarked;
