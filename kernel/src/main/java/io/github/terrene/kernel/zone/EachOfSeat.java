package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.zone.Zone.Kind;
import io.github.terrene.kernel.zone.Zone.Known;
import io.vavr.collection.Seq;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * A value for each seat, in the order of seats.
 *
 * @param form of the list
 * @param all the values as a list
 * @param element one of them
 * @param to who knows it
 */
record EachOfSeat(ListForm<?> form, Node all, Node element, Known to) implements Node {
    @Override
    public Object seenBy(Object value, Seat viewer, boolean own) {
        return changed(value, (seat, each) -> {
            boolean mine = seat == viewer.index();
            return Place.shows(to, mine) ? element.seenBy(each, viewer, mine) : element.hidden(each);
        });
    }

    private Object changed(Object value, BiFunction<Integer, Object, Object> change) {
        Seq<?> values = (Seq<?>) value;
        ArrayBuilder<Object> changed = new ArrayBuilder<>(values.size());
        for (Object each : values) {
            changed.add(change.apply(changed.size(), each));
        }
        return form.collect().apply(changed);
    }

    @Override
    public Object hidden(Object value) {
        return all.hidden(value);
    }

    @Override
    public boolean reveals(Object value) {
        return all.reveals(value);
    }

    @Override
    @SuppressWarnings("unchecked") // a list may hold what stands for its values
    public @Nullable Gap visited(Object value, @Nullable Kind zone, Visitor visitor) {
        return Gap.of(
                (Seq<Object>) value,
                (place, each) -> element.visited(each, zone, visitor.of((all, seat) -> seat.index() == place, value)));
    }
}
