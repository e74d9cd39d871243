/**
 * The abilities on a card: trigger abilities with their color, cost, event and target, passive abilities, and Storms.
 *
 * <p>Start with {@link io.github.terrene.odyssey.ability.TriggerAbility}. Everything is data; nothing here depends on the table.
 */
@NullMarked
package io.github.terrene.odyssey.ability;

import org.jspecify.annotations.NullMarked;
