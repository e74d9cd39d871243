package io.github.terrene.carnage.event;

import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.NextDuelEffect;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * The duel is over, and so is everything that waited for it.
 *
 * @param winner the attacker, if the attacker won more rounds than the defender; otherwise none
 */
@Rule({"CG-12.4", "CG-12.16"})
public record DuelEnded(Option<Seat> winner) implements DuelEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(Option.<Duel>none()).with(Array.<NextDuelEffect>empty());
    }
}
