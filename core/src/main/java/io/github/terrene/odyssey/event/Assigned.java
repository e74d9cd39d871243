package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.AssignableCard;
import io.github.terrene.odyssey.card.Card;
import io.github.terrene.odyssey.table.Held;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * An Item or Command is given to a Character, face-down.
 *
 * @param seat who
 * @param member to whom
 * @param held its number in play
 * @param card the card
 * @param insiders who may know it
 */
@Rule("TO-4.14")
public record Assigned(Seat seat, int member, int held, AssignableCard card, Array<Seat> insiders) implements Event {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(seat);
        Member holder = table.member(member).get().withHeld(Option.some(Held.faceDown(held, seat, card)));
        return table.withNextId(held + 1)
                .withSide(side.withHand(side.hand().minus(card)).withMember(holder));
    }

    @Override
    public Event seenBy(Seat viewer) {
        return insiders.contains(viewer) ? this : new Assigned(seat, member, held, Card.UNKNOWN, insiders);
    }
}
