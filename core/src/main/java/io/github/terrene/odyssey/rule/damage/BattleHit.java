package io.github.terrene.odyssey.rule.damage;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;

/**
 * Battle damage that one Character is about to deal to another.
 *
 * @param from the Character that deals it
 * @param to the Character it is dealt to
 * @param amount the amount, 0 or more
 */
@Internal
@Rule("TO-5.6")
public record BattleHit(int from, int to, int amount) {}
