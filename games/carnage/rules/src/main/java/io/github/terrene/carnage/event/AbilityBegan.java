package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Open;

/**
 * The text of a card begins to take effect.
 *
 * @param ability the place of the ability on the card, counted from 0
 * @param moment the moment at which it happens
 */
@Rule({"CG-6.5", "CG-12.1", "CG-12.12"})
public record AbilityBegan(Seat seat, @Open Card card, int ability, When moment) implements CardEvent {
    @Override
    public Table applyTo(Table table) {
        return card.abilities().get(ability).oncePerGame() ? table.with(seat, side -> side.using(card.name())) : table;
    }
}
