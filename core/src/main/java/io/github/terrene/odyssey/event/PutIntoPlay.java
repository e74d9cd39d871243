package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * An effect puts a Character into play.
 *
 * @param seat whose
 * @param member its number in play
 * @param card the card
 * @param fromHand whether from the hand; otherwise from the discard pile, where everybody saw it
 * @param hidden whether face-down
 * @param insiders who may know it
 * @param followed whether the viewer knows which card lies there now
 */
@Rule({"TO-7.8", "TO-4.24"})
public record PutIntoPlay(
        Seat seat,
        int member,
        CharacterCard card,
        boolean fromHand,
        boolean hidden,
        Array<Seat> insiders,
        boolean followed)
        implements Event {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(seat);
        Side without = fromHand
                ? side.withHand(side.hand().minus(card))
                : side.withDiscards(side.discards().remove(card));
        return table.withNextId(member + 1)
                .withSide(without.withMembers(
                        side.members().append(Member.entering(member, seat, followed ? card : Card.UNKNOWN, !hidden))));
    }

    @Override
    public Event seenBy(Seat viewer) {
        if (insiders.contains(viewer) || !hidden) {
            return this;
        }
        return new PutIntoPlay(seat, member, fromHand ? Card.UNKNOWN : card, fromHand, true, insiders, false);
    }
}
