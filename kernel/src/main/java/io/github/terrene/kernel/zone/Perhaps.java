package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Zone.Kind;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** A value or none. */
record Perhaps(Node element) implements Node {
    @Override
    public Object seenBy(Object value, Seat viewer, boolean own) {
        Option<?> some = (Option<?>) value;
        return some.isEmpty() ? some : or(some, element.seenBy(some.get(), viewer, own));
    }

    @Override
    public Object hidden(Object value) {
        Option<?> some = (Option<?>) value;
        return some.isEmpty() ? some : or(some, element.hidden(some.get()));
    }

    private static Option<?> or(Option<?> some, Object other) {
        return some.get() == other ? some : Option.some(other);
    }

    @Override
    public boolean reveals(Object value) {
        return ((Option<?>) value).exists(element::reveals);
    }

    @Override
    public @Nullable Gap visited(Object value, @Nullable Kind zone, Visitor visitor) {
        Option<?> some = (Option<?>) value;
        @Nullable Gap gap = some.isEmpty() ? null : element.visited(some.get(), zone, visitor);
        return gap == null ? null : () -> Option.some(gap.filled());
    }
}
