package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * The damage that one castle takes, after prevention and limits.
 *
 * @param castle whose
 * @param damage how much, 1 or more
 */
@Rule("TL-10.5")
public record Hit(Seat castle, int damage) {}
