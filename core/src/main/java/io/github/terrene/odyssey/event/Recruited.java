package io.github.terrene.odyssey.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.CharacterCard;
import io.github.terrene.odyssey.table.Member;
import io.github.terrene.odyssey.table.Side;
import io.github.terrene.odyssey.table.Table;

/**
 * A hidden Character is turned face-up by its player.
 *
 * @param seat who
 * @param member its number in play
 * @param card the card, now seen by all
 * @param actions the player has left
 */
@Rule("TO-4.8")
public record Recruited(Seat seat, int member, CharacterCard card, int actions) implements Event {
    @Override
    public Table applyTo(Table table) {
        Member hidden = table.member(member).get();
        Side side = table.side(seat).withActions(actions);
        return table.withSide(side.withMember(hidden.withRecruited(true).withCard(card)));
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
