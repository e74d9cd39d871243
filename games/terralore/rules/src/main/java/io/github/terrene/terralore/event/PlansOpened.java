package io.github.terrene.terralore.event;

import static io.github.terrene.kernel.zone.Zone.Known.OWNER;

import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Open;
import io.github.terrene.kernel.zone.Owner;
import io.github.terrene.kernel.zone.Revealed;
import io.github.terrene.kernel.zone.Zone;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Side;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * Both plans are handed in: the discards, and the number of face-down cards in each lane, become public. Which discard paid for which card is
 * not shown, nor the order of a plan across lanes.
 *
 * @param plans the plans, South's first
 */
@Rule({"TL-6.11", "TL-7.1", "TL-12.3"})
public record PlansOpened(@Revealed Array<Opened> plans) implements TurnEvent {
    @Override
    public Table applyTo(Table table) {
        return table.withSides(plans.map(plan -> plan.applyTo(table.side(plan.seat()))));
    }

    @Override
    public Knowledge remembered(Knowledge known) {
        return plans.foldLeft(known, (all, plan) -> plan.remembered(all));
    }

    /**
     * The part of a plan that becomes public when both plans are handed in.
     *
     * @param seat the player whose plan it is
     * @param discards all discards, sorted by name
     * @param defending the face-down cards in the defending lane, in the order of the plan
     * @param attacking the face-down cards in the attacking lane, in the order of the plan
     */
    @Rule({"TL-7.1", "TL-7.8"})
    public record Opened(
            @Owner Seat seat,
            @Open Array<Card> discards,
            @Zone(to = OWNER) Pile defending,
            @Zone(to = OWNER) Pile attacking) {

        private Side applyTo(Side side) {
            return side.withPlan(discards, defending, attacking);
        }

        private Knowledge remembered(Knowledge known) {
            boolean hidden = defending.size() + attacking.size() > 0;
            return hidden ? known.handForgotten(seat) : known.handLoses(seat, discards.map(Card::id));
        }
    }
}
