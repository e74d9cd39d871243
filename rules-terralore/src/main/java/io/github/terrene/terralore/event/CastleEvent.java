package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.card.Points;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/** Totals of lanes, and castles taking damage and being healed. */
public sealed interface CastleEvent extends Event {
    /**
     * The totals of all lanes are computed from the same board.
     *
     * @param totals one for each place
     */
    @Rule("TL-10.2")
    record LanesCounted(Array<LaneTotal> totals) implements CastleEvent {
        @Override
        public Table applyTo(Table table) {
            return table;
        }
    }

    /**
     * The total of one lane.
     *
     * @param place the lane
     * @param total the total, 0 or more
     */
    @Rule("TL-10.2")
    record LaneTotal(Place place, int total) {}

    /**
     * The total of a lane is changed for this turn.
     *
     * @param place the lane
     * @param plus everything that is now added, taken together
     * @param times what the total is now multiplied by, taken together
     */
    @Rule("TL-9.13")
    record TotalChanged(Place place, int plus, int times) implements CastleEvent {
        @Override
        public Table applyTo(Table table) {
            return table.withRow(place, table.row(place).withTotal(plus, times));
        }
    }

    /** Castles take damage, at the same moment if both do. */
    @Rule({"TL-3.3", "TL-10.5", "TL-11.11"})
    record CastlesDamaged(Array<Hit> hits) implements CastleEvent {
        @Override
        public Table applyTo(Table table) {
            return hits.foldLeft(table, (damaged, hit) -> damaged.with(hit.castle, hit::on));
        }
    }

    /**
     * The damage that one castle takes, after prevention and limits.
     *
     * @param castle whose castle
     * @param damage how much damage, 1 or more
     */
    @Rule("TL-10.5")
    record Hit(Seat castle, int damage) {
        private Side on(Side side) {
            return side.withCastle(
                    Math.max(0, side.castle() - damage),
                    Points.bounded(side.beyond() + (long) Math.max(0, damage - side.castle())),
                    side.limits().isEmpty() ? side.limits() : side.limits().map(left -> left - damage));
        }
    }

    /**
     * A castle is healed.
     *
     * @param castle whose castle
     * @param hp by how much, limited by its maximum
     */
    @Rule("TL-3.3")
    record CastleHealed(Seat castle, int hp) implements CastleEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(castle, side -> {
                int healed = side.castle() + hp;
                return side.withCastle(healed, healed > 0 ? 0 : side.beyond(), side.limits());
            });
        }
    }

    /**
     * A castle can take only a limited amount of further damage this turn.
     *
     * @param castle whose castle
     * @param most the limit, 0 or more
     */
    @Rule({"TL-9.14", "TL-9.26"})
    record DamageLimited(Seat castle, int most) implements CastleEvent {
        /**
         * @throws IllegalArgumentException if the limit is negative
         */
        public DamageLimited {
            if (most < 0) {
                throw new IllegalArgumentException("a limit of damage must be 0 or more, not " + most);
            }
        }

        @Override
        public Table applyTo(Table table) {
            return table.with(castle, side -> side.withLimits(side.limits().append(most)));
        }
    }
}
