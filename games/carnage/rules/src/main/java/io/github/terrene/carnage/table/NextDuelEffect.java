package io.github.terrene.carnage.table;

import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/**
 * An effect that waits for a player's next duel.
 *
 * @param seat the player who used the power
 */
@Rule({"CG-12.4", "CG-12.9"})
public record NextDuelEffect(Seat seat, ForNextDuel effect) {}
