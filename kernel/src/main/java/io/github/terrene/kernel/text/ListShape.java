package io.github.terrene.kernel.text;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Several values of one type, in order. */
record ListShape(Shape element, Function<Iterable<Object>, Seq<Object>> collect) implements Shape {

    @Override
    public void write(Object value, Pen pen) {
        pen.open('[');
        for (Object each : (Iterable<?>) value) {
            pen.separate();
            element.write(each, pen);
        }
        pen.close(']');
    }

    @Override
    public Object read(Scan scan) throws Unreadable {
        ArrayList<Object> values = new ArrayList<>();
        scan.open('[');
        if (!scan.sees(']')) {
            do {
                values.add(element.read(scan));
            } while (scan.skips(','));
        }
        scan.close(']');
        return collect.apply(values);
    }

    @Override
    public @Nullable String missing(@Nullable Object value, String name) {
        if (value == null) {
            return name;
        }
        for (Object each : (Iterable<?>) value) {
            @Nullable String missing = element.missing(each, name);
            if (missing != null) {
                return missing;
            }
        }
        return null;
    }

    @Override
    public void visit(Invariant.Part whole, Consumer<Invariant.Part> visitor) {
        visitor.accept(whole);
        int index = 0;
        for (Object each : (Iterable<?>) whole.value()) {
            element.visit(whole.at(each, index++), visitor);
        }
    }

    static ListShape array(Shape element) {
        return new ListShape(element, Array::ofAll);
    }

    static ListShape list(Shape element) {
        return new ListShape(element, io.vavr.collection.List::ofAll);
    }
}
