package io.github.terrene.hobe.event;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.table.Usage;
import io.github.terrene.kernel.Rule;
import io.vavr.control.Option;

/**
 * An effect of a card in play happens.
 *
 * @param source the card that has the effect, as it is now, or as it was when it left
 * @param ability the place of the ability on the card
 * @param cause the card that caused the effect, as it was then; none for effects that come with a turn
 */
@Rule({"HB-10.6", "HB-10.7"})
public record EffectBegan(CardInPlay source, int ability, Option<CardInPlay> cause) implements TurnEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(table.thisTurn().using(new Usage(source.number(), ability)));
    }
}
