package io.github.terrene.hobe.event;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.table.Owned;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Zone;

/**
 * A card goes back to its owner's hand; its Weapons go to the Underworld.
 *
 * @param card the card as everybody sees it on the way
 * @param inHand the same card as it lies in the hand, where only its owner sees it
 */
@Rule({"HB-7.23", "HB-7.34", "HB-12.7"})
public record Returned(
        @Owner CardInPlay card, @Zone(to = OWNER) Card inHand) implements BoardEvent {
    @Override
    public Table applyTo(Table table) {
        Table left = table.leaving(card, side -> side.withHand(side.hand().plusSorted(inHand)));
        return left.with(left.thisTurn().toHand(new Owned(card.owner(), card.card())));
    }

    @Override
    public Knowledge remembered(Knowledge known) {
        return known.handGains(card.owner(), card.card().id());
    }
}
