package io.github.terrene.kernel.text;

import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** How the values of one type are written and read. */
interface Shape {
    void write(Object value, Pen pen);

    Object read(Scan scan) throws Unreadable;

    /** The name of the first part that is null; null if none is. */
    default @Nullable String missing(@Nullable Object value, String name) {
        return value == null ? name : null;
    }

    /** Shows the visitor a value of this shape and all its parts. */
    default void visit(Invariant.Part whole, Consumer<Invariant.Part> visitor) {
        visitor.accept(whole);
    }

    /** Whether a text of this shape shows by itself where it begins and ends, so that a name can directly precede it. */
    default boolean bracketed() {
        return false;
    }
}
