package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.zone.Zone.Kind;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Iterator;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Cards in order that are all the same when they are hidden: a list, or a record of a list and nothing else, such as a pile. Hidden, it differs
 * only in size, and most are small: those are made once.
 */
final class Cards implements Node {
    private static final int USUAL = 61;

    private final UnaryOperator<Object> list;
    private final Object unknown;
    private final Function<Seq<Object>, Object> made;
    private final Array<Object> usual;

    private Cards(UnaryOperator<Object> list, Object unknown, Function<Seq<Object>, Object> made) {
        this.list = list;
        this.unknown = unknown;
        this.made = made;
        this.usual = Array.range(0, USUAL).map(size -> made.apply(Array.fill(size, unknown)));
    }

    /** A list. */
    static Cards of(ListForm<?> form, Object unknown) {
        return new Cards(value -> value, unknown, cards -> form.collect().apply(cards));
    }

    /** A record of these cards and nothing else. */
    Cards in(ProductForm<?> form, Part part) {
        return new Cards(part::of, unknown, cards -> form.of(made.apply(cards)));
    }

    private Object hidden(int size) {
        return size < USUAL ? usual.get(size) : made.apply(Array.fill(size, unknown));
    }

    @SuppressWarnings("unchecked") // a list may hold what stands for its values
    private Seq<Object> list(Object value) {
        return (Seq<Object>) list.apply(value);
    }

    @Override
    public Object hidden(Object value) {
        return hidden(list(value).size());
    }

    @Override
    public boolean holds(Object value) {
        return list(value).nonEmpty();
    }

    @Override
    public @Nullable Gap visited(Object value, @Nullable Kind zone, Visitor visitor) {
        if (zone == null) {
            return null;
        }
        Seq<Object> cards = list(value);
        boolean covered = cards.size() < USUAL && value == usual.get(cards.size());
        int gaps = visitor.visit(cards, covered, unknown, zone);
        return gaps == 0 ? null : () -> made.apply(filled(cards, visitor.next(unknown, gaps, zone)));
    }

    private Seq<Object> filled(Seq<Object> cards, Array<Object> next) {
        if (next.size() == cards.size()) {
            return next;
        }
        Iterator<Object> others = next.iterator();
        return cards.map(card -> others.hasNext() && unknown.equals(card) ? others.next() : card);
    }
}
