package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * One plan, as far as it is public when both are in.
 *
 * @param seat whose
 * @param discards all that was paid, sorted by name
 * @param defending what lies face-down in the defending lane, in the order of the plan
 * @param attacking what lies face-down in the attacking lane
 */
@Rule({"TL-7.1", "TL-7.8"})
public record Opened(Seat seat, Array<Card> discards, Pile defending, Pile attacking) {

    Table applyTo(Table table) {
        Side side = table.side(seat);
        Array<Card> played = defending.cards().appendAll(attacking.cards());
        return table.withSide(side.withHand(side.hand().minus(played.appendAll(discards)))
                .withGraveyard(side.graveyard().appendAll(discards))
                .withDefending(side.defending().with(defending))
                .withAttacking(side.attacking().with(attacking)));
    }

    Opened seenBy(Seat viewer) {
        boolean own = viewer.equals(seat);
        return new Opened(seat, discards, defending.seenBy(own), attacking.seenBy(own));
    }
}
