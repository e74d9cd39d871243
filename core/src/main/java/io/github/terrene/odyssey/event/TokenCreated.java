package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;

/**
 * A token is made, recruited.
 *
 * @param seat whose
 * @param member its number in play
 * @param card which
 */
@Rule("TO-1.10")
public record TokenCreated(Seat seat, int member, CharacterCard card) implements Event {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(seat);
        return table.withNextId(member + 1)
                .withSide(side.withMembers(side.members().append(Member.entering(member, seat, card, true))));
    }
}
