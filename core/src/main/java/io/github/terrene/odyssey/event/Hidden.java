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
 * A Character is put from hand into play face-down.
 *
 * @param seat who
 * @param member its number in play
 * @param card the card
 * @param insiders who may know it
 */
@Rule("TO-4.13")
public record Hidden(Seat seat, int member, CharacterCard card, Array<Seat> insiders) implements Event {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(seat);
        return table.withNextId(member + 1)
                .withSide(side.withHand(side.hand().minus(card))
                        .withMembers(side.members().append(Member.entering(member, seat, card, false))));
    }

    @Override
    public Event seenBy(Seat viewer) {
        return insiders.contains(viewer) ? this : new Hidden(seat, member, Card.UNKNOWN, insiders);
    }
}
