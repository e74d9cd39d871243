package io.github.terrene.carnage.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;

/**
 * A beaten fighter.
 *
 * @param seat the player whose fighter it is
 * @param fighter the place of the Legend or Monster, numbered as in {@link Duel}
 */
@Rule({"CG-8.7", "CG-9.1"})
public record Loss(Seat seat, @Names(Named.PLACE) int fighter) {}
