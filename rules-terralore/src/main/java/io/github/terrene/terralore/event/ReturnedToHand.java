package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.table.Table;

/**
 * A Creature is returned to the hand of its owner. That is neither destroying nor discarding.
 *
 * @param creature its number
 * @param owner whose hand
 * @param card the card as it lies in that hand
 * @param full whether the hand has seven cards: then it goes to the Graveyard
 */
@Rule({"TL-9.17", "TL-5.8"})
public record ReturnedToHand(int creature, Seat owner, Card card, boolean full) implements Event {
    @Override
    public Table applyTo(Table table) {
        CardOnField gone = table.get(creature);
        return table.leaving(
                gone,
                side -> full
                        ? side.bury(gone.card())
                        : side.withHand(side.hand().plusSorted(card)));
    }

    @Override
    public Event seenBy(Seat viewer) {
        return full || viewer.equals(owner) ? this : new ReturnedToHand(creature, owner, Card.UNKNOWN, false);
    }
}
