/**
 * The text of a card: trigger abilities with color, cost, event and target, passive abilities, Storms.
 *
 * <p>Start with {@link io.github.terrene.odyssey.ability.TriggerAbility}. Everything is data; nothing here depends on the table.
 */
@NullMarked
package io.github.terrene.odyssey.ability;

import org.jspecify.annotations.NullMarked;
