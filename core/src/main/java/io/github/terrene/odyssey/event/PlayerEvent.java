package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/** Damage to players, and their healing (sections 5, 8 and 10). */
public sealed interface PlayerEvent extends Event {
    /**
     * Players are dealt damage to their HP, all at the same time.
     *
     * @param hits the players and the amounts of damage
     * @param cause why it happened
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
     * A player pays HP as a cost, which is not damage.
     *
     * @param seat the player who pays
     * @param amount the amount of HP
     * @param left the HP that the player, or the team, has left
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
     * @param seat the player who regains HP
     * @param amount the amount of HP
     * @param now the HP that the player, or the team, has afterwards
     * @param cause why it happened
     */
    @Rule("TO-10.7")
    record PlayerHealed(Seat seat, int amount, int now, Cause cause) implements PlayerEvent, Caused {
        @Override
        public Table applyTo(Table table) {
            return table.withHp(seat, now);
        }
    }
}
