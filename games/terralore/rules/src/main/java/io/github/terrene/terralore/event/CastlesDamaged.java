package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Points;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/** Castles take damage, at the same moment if both do. */
@Rule({"TL-3.3", "TL-10.5", "TL-11.11"})
public record CastlesDamaged(Array<Hit> hits) implements CastleEvent {
    @Override
    public Table applyTo(Table table) {
        return hits.foldLeft(table, (damaged, hit) -> damaged.with(hit.castle, hit::on));
    }

    /**
     * The damage that one castle takes, after prevention and limits.
     *
     * @param castle the player whose castle it is
     * @param damage the amount of damage, 1 or more
     * @param left the HP that the castle has left
     */
    @Rule("TL-10.5")
    public record Hit(Seat castle, int damage, int left) {
        /** What damage does to the castle of a side. */
        public static Hit of(Side side, int damage) {
            return new Hit(side.seat(), damage, Math.max(0, side.castle() - damage));
        }

        private Side on(Side side) {
            return side.withCastle(
                    left,
                    Points.bounded(side.beyond() + (long) Math.max(0, damage - side.castle())),
                    side.limits().isEmpty() ? side.limits() : side.limits().map(left -> left - damage));
        }
    }
}
