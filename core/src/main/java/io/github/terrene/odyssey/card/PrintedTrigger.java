package io.github.terrene.odyssey.card;

import io.github.terrene.odyssey.ability.TriggerAbility;

/**
 * A trigger ability where it is printed.
 *
 * @param place its place among the abilities of its card
 * @param ability the ability
 */
public record PrintedTrigger(int place, TriggerAbility ability) {}
