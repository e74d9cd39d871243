package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.github.terrene.kernel.zone.Masked;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.CardKind;
import io.vavr.collection.Array;

/**
 * A Creature is returned to its owner's hand. It is neither destroyed nor discarded.
 *
 * @param creature the number of the Creature
 * @param owner the player whose hand it is
 * @param card the card as everybody sees it on the way
 * @param inHand the same card as it lies in that hand, where only its owner sees it
 * @param full whether the hand already has seven cards, so that the card goes to the Graveyard instead
 */
@Rule({"TL-9.17", "TL-5.8"})
public record ReturnedToHand(
        @Names(Named.IN_PLAY) int creature,
        Seat owner,
        @Open Card card,
        @Open Card inHand,
        boolean full) implements FieldEvent, Masked<ReturnedToHand> {
    @Override
    public Table applyTo(Table table) {
        return table.leaving(
                creature,
                (side, gone) ->
                        full ? side.bury(gone) : side.withHand(side.hand().plusSorted(Array.of(inHand))));
    }

    /** A token is gone, and what a full hand does not take lies in the Graveyard. */
    @Override
    public Knowledge remembered(Knowledge known) {
        boolean there = !full && card.kind() != CardKind.TOKEN;
        return there ? known.handGains(owner, card.id()) : known;
    }

    /** A card that a full hand does not take, everybody sees. */
    @Override
    public ReturnedToHand masked(Seat viewer) {
        return full || viewer.equals(owner) ? this : new ReturnedToHand(creature, owner, card, Card.UNKNOWN, false);
    }
}
