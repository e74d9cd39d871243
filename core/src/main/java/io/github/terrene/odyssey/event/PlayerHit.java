package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Seat;

/**
 * What one player is dealt.
 *
 * @param player who
 * @param amount how much, at least 1
 */
public record PlayerHit(Seat player, int amount) {}
