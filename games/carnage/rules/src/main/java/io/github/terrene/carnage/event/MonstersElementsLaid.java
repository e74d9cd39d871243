package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;

/** Element cards were laid for Monsters, unknown to everybody. */
@Rule({"CG-10.6", "CG-14.3"})
public record MonstersElementsLaid(Seat seat, Array<ElementCard> cards) implements ElementEvent, Revealing {
    @Override
    public Table applyTo(Table table) {
        return table.with(seat, side -> side.with(side.elements().layingUnseen(cards)));
    }

    @Override
    public Knowledge remembered(Knowledge known) {
        return known.deckLoses(seat, cards.size());
    }

    @Override
    public Event seenBy(Seat viewer) {
        return new MonstersElementsLaid(seat, cards.map(card -> ElementCard.UNKNOWN));
    }
}
