package io.github.terrene.hobe.event;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.table.Owned;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.hobe.table.ThisTurn;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Zone;

/**
 * A card in an Underworld is taken back to its owner's hand.
 *
 * @param card the card as everybody sees it on the way
 * @param inHand the same card as it lies in the hand, where only its owner sees it
 */
@Rule({"HB-7.34", "HB-12.7"})
public record TakenBack(
        @Owner Seat seat, @Open Card card, @Zone(to = OWNER) Card inHand) implements PileEvent {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(seat);
        ThisTurn remembered = table.thisTurn().toHand(new Owned(seat, card));
        return table.with(side.dig(card).withHand(side.hand().plusSorted(inHand)), remembered, table.next());
    }

    @Override
    public Knowledge remembered(Knowledge known) {
        return known.handGains(seat, card.id());
    }
}
