package io.github.terrene.kernel.form;

import io.vavr.Tuple2;
import io.vavr.collection.Map;
import io.vavr.collection.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Values by key, in the natural order of the keys.
 *
 * @param key the form of each key
 * @param value the form of each value
 */
public record MapForm(Form<?> key, Form<?> value) implements Form<TreeMap<?, ?>> {
    /** The entries of a map of this form, in order. */
    @SuppressWarnings("unchecked") // only maps with keys that can be compared have this form
    public static TreeMap<Comparable<Object>, Object> entries(Object map) {
        return TreeMap.ofEntries((Map<Comparable<Object>, Object>) map);
    }

    @Override
    public void write(Object map, Sink sink) {
        sink.openMap();
        for (Tuple2<?, ?> entry : entries(map)) {
            sink.key();
            key.write(entry._1, sink);
            sink.value();
            value.write(entry._2, sink);
        }
        sink.closeMap();
    }

    @Override
    @SuppressWarnings("unchecked") // only maps with keys that can be compared have this form
    public TreeMap<?, ?> read(Source source) throws Unreadable {
        TreeMap<Comparable<Object>, Object> map = TreeMap.empty();
        source.openMap();
        while (source.more()) {
            source.key();
            Object of = key.read(source);
            source.value();
            map = map.put((Comparable<Object>) of, value.read(source));
        }
        source.closeMap();
        return map;
    }

    @Override
    public boolean isWhole(@Nullable Object map) {
        return map != null && entries(map).forAll(entry -> value.isWhole(entry._2));
    }

    @Override
    public <R> R match(Cases<R> cases) {
        return cases.map(this);
    }
}
