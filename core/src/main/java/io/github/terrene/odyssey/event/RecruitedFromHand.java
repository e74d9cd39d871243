package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;

/**
 * A Character is put from hand into play face-up.
 *
 * @param seat who
 * @param member its number in play
 * @param card the card
 * @param actions the player has left
 */
@Rule("TO-4.8")
public record RecruitedFromHand(Seat seat, int member, CharacterCard card, int actions) implements Event {
    @Override
    public Table applyTo(Table table) {
        Side side = table.side(seat);
        return table.withNextId(member + 1)
                .withSide(side.withActions(actions)
                        .withHand(side.hand().minus(card))
                        .withMembers(side.members().append(Member.entering(member, seat, card, true))));
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
