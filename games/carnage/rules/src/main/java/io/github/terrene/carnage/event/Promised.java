package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.table.NextDuelEffect;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;

/** An effect now waits for a player's next duel. */
@Rule({"CG-12.4", "CG-14.6"})
public record Promised(Seat seat, ForNextDuel effect) implements GainEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(table.promises().append(new NextDuelEffect(seat, effect)));
    }
}
