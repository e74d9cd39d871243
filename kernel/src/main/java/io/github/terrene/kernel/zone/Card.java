package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.form.Hideable;
import io.github.terrene.kernel.zone.Zone.Kind;
import org.jspecify.annotations.Nullable;

/** A card, or whatever else is hidden as a whole. */
record Card(Hideable type) implements Node {
    @Override
    public Object hidden(Object value) {
        return type.hidden().apply(value);
    }

    @Override
    public @Nullable Gap visited(Object value, @Nullable Kind zone, Visitor visitor) {
        if (zone == null) {
            return null;
        }
        Object unknown = hidden(value);
        return visitor.visit(value, unknown, zone)
                ? () -> visitor.next(unknown, 1, zone).getOrElse(value)
                : null;
    }
}
