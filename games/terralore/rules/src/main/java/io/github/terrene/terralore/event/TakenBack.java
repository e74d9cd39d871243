package io.github.terrene.terralore.event;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * A card in a Graveyard is taken back to its owner's hand.
 *
 * @param card the card as everybody sees it on the way
 * @param inHand the same card as it lies in the hand, where only its owner sees it
 */
@Rule({"TL-5.8", "TL-9.27"})
public record TakenBack(
        @Owner Seat seat, @Open Card card, @Zone(to = OWNER) Card inHand) implements CardEvent {
    @Override
    public Table applyTo(Table table) {
        return table.with(
                seat,
                side -> side.withGraveyard(side.graveyard().remove(card))
                        .withHand(side.hand().plusSorted(Array.of(inHand))));
    }

    @Override
    public Knowledge remembered(Knowledge known) {
        return known.handGains(seat, card.id());
    }
}
