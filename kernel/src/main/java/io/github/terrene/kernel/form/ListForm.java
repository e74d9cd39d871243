package io.github.terrene.kernel.form;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Several values of one form, in order.
 *
 * @param element the form of each
 * @param collect makes the collection of the type
 */
public record ListForm<T extends Seq<?>>(Form<?> element, Function<Iterable<Object>, T> collect) implements Form<T> {
    /** The form of a list of values of a form, such as all cards of a catalogue. */
    @SuppressWarnings("unchecked") // the values are those that the form reads
    public static <E> ListForm<Array<E>> of(Form<E> element) {
        return new ListForm<>(element, values -> (Array<E>) Array.ofAll(values));
    }

    @Override
    public void write(Object value, Sink sink) {
        sink.openList();
        for (Object each : (Iterable<?>) value) {
            sink.element();
            element.write(each, sink);
        }
        sink.closeList();
    }

    @Override
    public T read(Source source) throws Unreadable {
        ArrayList<Object> values = new ArrayList<>();
        source.openList();
        while (source.more()) {
            values.add(element.read(source));
        }
        source.closeList();
        return collect.apply(values);
    }

    @Override
    public boolean isWhole(@Nullable Object value) {
        if (value == null) {
            return false;
        }
        for (Object each : (Iterable<?>) value) {
            if (!element.isWhole(each)) {
                return false;
            }
        }
        return true;
    }

    @Override
    public <R> R match(Cases<R> cases) {
        return cases.list(this);
    }
}
