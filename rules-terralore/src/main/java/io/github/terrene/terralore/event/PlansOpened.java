package io.github.terrene.terralore.event;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;

/**
 * Both plans are in: what was discarded is shown, and how many cards lie face-down in each lane. Which discard paid for which card is not
 * told, nor the order of a plan across lanes.
 *
 * @param plans South's and North's
 */
@Rule({"TL-6.11", "TL-7.1", "TL-12.3"})
public record PlansOpened(Array<Opened> plans) implements Event {
    @Override
    public Table applyTo(Table table) {
        Table opened = table;
        for (Opened plan : plans) {
            opened = plan.applyTo(opened);
        }
        return opened;
    }

    @Override
    public Event seenBy(Seat viewer) {
        return new PlansOpened(plans.map(plan -> plan.seenBy(viewer)));
    }

    @Override
    public boolean revealing() {
        return true;
    }
}
