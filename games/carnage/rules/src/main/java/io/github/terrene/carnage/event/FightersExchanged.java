package io.github.terrene.carnage.event;

import io.github.terrene.carnage.table.Fighter;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Open;

/**
 * Two fighters of a player changed places.
 *
 * @param seat the player whose fighters they are
 * @param one the number of the earlier round
 * @param other the number of the later round
 * @param first the fighter that acted in the earlier round
 * @param second the fighter that acted in the later round
 */
@Rule({"CG-12.4", "CG-12.9"})
public record FightersExchanged(
        Seat seat,
        int one,
        int other,
        @Open Fighter first,
        @Open Fighter second) implements DuelEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(table.duel()
                .map(duel -> duel.ordering(
                        seat,
                        duel.order(seat)
                                .update(one - 1, duel.fighter(seat, other))
                                .update(other - 1, duel.fighter(seat, one)))));
    }
}
