package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Zone.Kind;
import io.vavr.collection.Seq;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Several values in order. */
record Each(Node element) implements Node {
    @Override
    public Object seenBy(Object value, Seat viewer, boolean own) {
        return changed(value, each -> element.seenBy(each, viewer, own));
    }

    @Override
    public Object hidden(Object value) {
        return changed(value, element::hidden);
    }

    @SuppressWarnings("unchecked") // a list may hold what stands for its values
    private static Seq<Object> changed(Object value, UnaryOperator<Object> change) {
        Seq<Object> changed = (Seq<Object>) value;
        int place = 0;
        for (Object each : (Seq<?>) value) {
            Object other = change.apply(each);
            changed = other == each ? changed : changed.update(place, other);
            place++;
        }
        return changed;
    }

    @Override
    public boolean reveals(Object value) {
        return ((Seq<?>) value).exists(element::reveals);
    }

    @Override
    @SuppressWarnings("unchecked") // a list may hold what stands for its values
    public @Nullable Gap visited(Object value, @Nullable Kind zone, Visitor visitor) {
        return Gap.of((Seq<Object>) value, (place, each) -> element.visited(each, zone, visitor));
    }
}
