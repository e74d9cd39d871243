package io.github.terrene.hobe.event;

import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Revealed;

/**
 * A Battle card, a Weapon or a Situation is played from a hand.
 *
 * @param card the card as it is in play
 */
@Rule({"HB-7.13", "HB-7.14", "HB-7.15", "HB-7.27"})
public record CardPlayed(Seat seat, @Revealed CardInPlay card) implements PlayEvent {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(seat);
        return table.entering(card, side.withHand(side.hand().minus(card.card().id())));
    }

    @Override
    public Knowledge remembered(Knowledge known) {
        return known.handLoses(seat, card.card().id());
    }
}
