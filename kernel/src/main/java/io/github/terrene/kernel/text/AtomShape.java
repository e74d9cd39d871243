package io.github.terrene.kernel.text;

import io.github.terrene.kernel.Seat;
import java.util.function.BiConsumer;
import java.util.function.Function;

/**
 * A value that is written as a single text.
 *
 * @param noun what such a value is called in a problem
 * @param read throws an exception of any kind if no value has that text
 */
record AtomShape(String noun, BiConsumer<Object, Pen> write, Function<String, Object> read) implements Shape {
    private static final int LAST_SEAT = 25;

    static final Shape INT = new AtomShape("int", (value, pen) -> pen.number((Integer) value), Integer::valueOf);
    static final Shape LONG = new AtomShape("long", (value, pen) -> pen.number((Long) value), Long::valueOf);
    static final Shape BOOLEAN =
            new AtomShape("boolean", (value, pen) -> pen.plain(value.toString()), AtomShape::truth);
    static final Shape TEXT = new AtomShape("text", (value, pen) -> pen.atom((String) value), text -> text);
    static final Shape SEAT = new AtomShape("seat", (value, pen) -> pen.plain(value.toString()), AtomShape::seat);

    static Shape constants(Class<?> type) {
        return new AtomShape(
                type.getSimpleName(), (value, pen) -> pen.atom(((Enum<?>) value).name()), text -> constant(type, text));
    }

    @Override
    public void write(Object value, Pen pen) {
        write.accept(value, pen);
    }

    @Override
    public Object read(Scan scan) throws Unreadable {
        int start = scan.place();
        String text = scan.atom();
        try {
            return read.apply(text);
        } catch (RuntimeException noSuchValue) {
            throw new Unreadable(start, "text/unknown-value", "there is no {noun} {text}", noun, Atom.excerpt(text, 0));
        }
    }

    private static boolean truth(String text) {
        boolean truth = text.equals("true");
        if (!truth && !text.equals("false")) {
            throw new IllegalArgumentException(text);
        }
        return truth;
    }

    private static Seat seat(String text) {
        if (text.length() != 1 || text.charAt(0) - 'A' > LAST_SEAT) {
            throw new IllegalArgumentException(text);
        }
        return Seat.of(text.charAt(0) - 'A');
    }

    private static Object constant(Class<?> type, String name) {
        for (Object constant : type.getEnumConstants()) {
            if (((Enum<?>) constant).name().equals(name)) {
                return constant;
            }
        }
        throw new IllegalArgumentException(name);
    }
}
