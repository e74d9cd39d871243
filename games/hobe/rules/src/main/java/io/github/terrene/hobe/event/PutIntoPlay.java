package io.github.terrene.hobe.event;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;

/** An effect puts a Battle card from an Underworld into play. */
@Rule({"HB-9.16", "HB-10.17"})
public record PutIntoPlay(CardInPlay card) implements BoardEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(table.side(card.owner()).dig(card.card()))
                .entering(card)
                .with(table.thisTurn().putIntoPlay(card));
    }
}
