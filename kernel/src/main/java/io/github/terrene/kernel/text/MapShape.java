package io.github.terrene.kernel.text;

import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import java.util.function.Consumer;

/** Values by key, in the natural order of the keys. */
record MapShape(Shape key, Shape value) implements Shape {

    @Override
    public void write(Object map, Pen pen) {
        pen.open('{');
        for (Tuple2<?, ?> entry : inNaturalOrder(map)) {
            pen.separate();
            key.write(entry._1, pen);
            pen.plain(':');
            value.write(entry._2, pen);
        }
        pen.close('}');
    }

    @Override
    public void visit(Invariant.Part whole, Consumer<Invariant.Part> visitor) {
        visitor.accept(whole);
        for (Tuple2<?, ?> entry : inNaturalOrder(whole.value())) {
            key.visit(whole.at(entry._1, entry._1), visitor);
            value.visit(whole.at(entry._2, entry._1), visitor);
        }
    }

    @SuppressWarnings("unchecked") // only maps with keys that can be compared have this shape
    private static TreeMap<Comparable<Object>, Object> inNaturalOrder(Object map) {
        return TreeMap.ofEntries((Map<Comparable<Object>, Object>) map);
    }

    @Override
    @SuppressWarnings("unchecked") // only maps with keys that can be compared have this shape
    public Object read(Scan scan) throws Unreadable {
        TreeMap<Comparable<Object>, Object> map = TreeMap.empty();
        scan.open('{');
        if (!scan.sees('}')) {
            do {
                Object of = key.read(scan);
                scan.expect(":");
                map = map.put((Comparable<Object>) of, value.read(scan));
            } while (scan.skips(','));
        }
        scan.close('}');
        return map;
    }
}
