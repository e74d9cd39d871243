package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.AbilityInPlay;
import io.github.terrene.odyssey.table.Aim;

/**
 * An ability that is being activated or carried out.
 *
 * @param ability the ability
 * @param aim what has been chosen for it so far
 */
@Rule({"TO-8.5", "TO-8.34"})
public record AbilityInUse(AbilityInPlay ability, Aim aim) {}
