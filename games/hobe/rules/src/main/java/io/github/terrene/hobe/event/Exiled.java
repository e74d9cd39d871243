package io.github.terrene.hobe.event;

import static io.github.terrene.kernel.zone.Zone.Known.NOBODY;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Zone;

/**
 * A card goes to its owner's Lost pile; its Weapons go to the Underworld.
 *
 * @param card the card as everybody sees it on the way
 * @param lost the same card as it lies in the pile, where nobody sees it
 */
@Rule({"HB-7.23", "HB-10.29"})
public record Exiled(
        @Owner CardInPlay card, @Zone(to = NOBODY) Card lost) implements BoardEvent {
    @Override
    public Table applyTo(Table table) {
        return table.leaving(card, side -> side.losing(lost));
    }
}
