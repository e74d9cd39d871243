package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/** Damage to players, and their healing (sections 5, 8 and 10). */
public sealed interface PlayerEvent extends Event {
    /**
     * Players are dealt damage to their HP, at the same time.
     *
     * @param hits who and how much
     * @param cause why
     */
    @Rule({"TO-5.8", "TO-5.11", "TO-10.7"})
    record PlayersDamaged(Array<PlayerHit> hits, Cause cause) implements PlayerEvent, Caused {
        @Override
        public Table applyTo(Table table) {
            Table after = table;
            for (PlayerHit hit : hits) {
                after = after.withHp(hit.player(), hit.left());
            }
            return after;
        }
    }

    /**
     * A player pays HP as a cost; that is not damage.
     *
     * @param seat who
     * @param amount how much
     * @param left the HP that are left
     */
    @Rule({"TO-10.8", "TO-8.32"})
    record HpPaid(Seat seat, int amount, int left) implements PlayerEvent {
        @Override
        public Table applyTo(Table table) {
            return table.withHp(seat, left);
        }
    }

    /**
     * A player regains HP.
     *
     * @param seat who
     * @param amount how much
     * @param now the HP that there are now
     * @param cause why
     */
    @Rule("TO-10.7")
    record PlayerHealed(Seat seat, int amount, int now, Cause cause) implements PlayerEvent, Caused {
        @Override
        public Table applyTo(Table table) {
            return table.withHp(seat, now);
        }
    }
}
