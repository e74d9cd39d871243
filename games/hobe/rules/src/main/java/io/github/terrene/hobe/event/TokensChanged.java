package io.github.terrene.hobe.event;

import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;

/**
 * Tokens of Battle cards are taken or given back, all at the same time.
 *
 * @param cards the cards, with the tokens they have now
 */
@Rule({"HB-9.7", "HB-10.9", "HB-10.16"})
public record TokensChanged(Array<Tokens> cards) implements BoardEvent {
    @Override
    public Table applyTo(Table table) {
        return cards.foldLeft(table, (now, tokens) -> tokens.on(now));
    }
}
