package io.github.terrene.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.function.Function;

/** Several values of one type, in order. */
record ListShape(Shape element, Function<Iterable<Object>, Seq<Object>> collect) implements Shape {

    @Override
    public void write(Object value, Pen pen) {
        pen.open('[');
        String comma = "";
        for (Object each : (Iterable<?>) value) {
            pen.plain(comma);
            element.write(each, pen);
            comma = ",";
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

    static ListShape array(Shape element) {
        return new ListShape(element, Array::ofAll);
    }

    static ListShape list(Shape element) {
        return new ListShape(element, io.vavr.collection.List::ofAll);
    }
}
