package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.table.Usage;
import io.github.terrene.terralore.trait.When;

/**
 * An effect of a card happens.
 *
 * @param source the card that has the effect, as it is now, or as it was when it left
 * @param timing which of the card's effects it is
 */
@Rule("TL-9.8")
public record EffectBegan(CardOnField source, When timing) implements TurnEvent {
    @Override
    public Table applyTo(Table table) {
        return table.withUsed(table.used().append(Usage.of(source, timing)));
    }
}
