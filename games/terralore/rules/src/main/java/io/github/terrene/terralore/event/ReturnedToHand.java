package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * A Creature is returned to its owner's hand. It is neither destroyed nor discarded.
 *
 * @param creature its number
 * @param owner whose hand
 * @param card the card as it lies in that hand
 * @param full whether the hand already has seven cards; then the card goes to the Graveyard
 */
@Rule({"TL-9.17", "TL-5.8"})
public record ReturnedToHand(@Names(Named.IN_PLAY) int creature, Seat owner, Card card, boolean full)
        implements FieldEvent {
    @Override
    public Table applyTo(Table table) {
        return table.leaving(
                creature,
                (side, gone) ->
                        full ? side.bury(gone) : side.withHand(side.hand().plusSorted(Array.of(card))));
    }

    @Override
    public Event seenBy(Seat viewer) {
        return full || viewer.equals(owner) ? this : new ReturnedToHand(creature, owner, Card.UNKNOWN, false);
    }
}
