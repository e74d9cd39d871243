package io.github.terrene.carnage.event;

import io.github.terrene.carnage.table.Spearhead;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Revealed;

/** Both drafts are complete: what a player kept is shown. */
@Rule({"CG-4.4", "CG-4.5", "CG-4.11"})
public record SpearheadShown(Seat seat, @Revealed Spearhead spearhead) implements SetupEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(
                seat,
                side -> side.with(spearhead)
                        .with(side.decks()
                                .with(
                                        DeckKind.COMPANION,
                                        side.decks().companion().minus(spearhead.cards()))));
    }
}
