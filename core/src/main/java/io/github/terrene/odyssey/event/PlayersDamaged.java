package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * Players are dealt damage to their HP, at the same time.
 *
 * @param hits who and how much
 * @param cause why
 */
@Rule({"TO-5.8", "TO-5.11", "TO-10.7"})
public record PlayersDamaged(Array<PlayerHit> hits, Cause cause) implements Event, Caused {
    @Override
    public Table applyTo(Table table) {
        Table after = table;
        for (PlayerHit hit : hits) {
            int left = after.team(hit.player()).hp() - hit.amount();
            after = after.withHp(hit.player(), Math.max(0, left));
        }
        return after;
    }
}
