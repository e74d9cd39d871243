package io.github.terrene.kernel.form;

import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Several parts with names: a record, or an Immutables value.
 *
 * @param <T> the type of the values
 */
public final class ProductForm<T> implements Form<T> {
    private final String name;
    private final Class<T> type;
    private Array<Form<?>> arguments = Array.empty();
    private Array<Part> all = Array.empty();
    private Part[] parts = {}; // the same, for fast iteration
    private Shape.Maker maker = values -> {
        throw new IllegalStateException("the form is not complete");
    };
    private Shape.Taker taker = Shape.Taker.of(Array.empty());

    ProductForm(String name, Class<T> type) {
        this.name = name;
        this.type = type;
    }

    /**
     * A product of parts that no single type has together.
     *
     * @param type the type of the values, of which only the parts count
     * @param maker the value with these parts, in order; if there is none, it throws an {@link IllegalArgumentException} that says why
     */
    public static <T> ProductForm<T> of(String name, Class<T> type, Array<Part> parts, Function<Object[], T> maker) {
        ProductForm<T> form = new ProductForm<>(name, type);
        form.consistsOf(Array.empty(), parts, maker::apply);
        return form;
    }

    /** The form of the same values without their first parts, which are always these: they are neither written nor read. */
    public ProductForm<T> given(Object... first) {
        return of(
                name,
                type,
                all.drop(first.length),
                values -> of(Array.of(first).appendAll(Array.of(values)).toJavaArray()));
    }

    /** Sets the parts afterwards. */
    void consistsOf(Array<Form<?>> given, Array<Part> found, Shape.Maker whole) {
        consistsOf(given, found, whole, Shape.Taker.of(found.map(Part::access)));
    }

    /** Sets the parts afterwards, since a type may contain itself. */
    void consistsOf(Array<Form<?>> given, Array<Part> found, Shape.Maker whole, Shape.Taker apart) {
        arguments = given;
        all = found;
        parts = found.toJavaArray(Part[]::new);
        maker = whole;
        taker = apart;
    }

    /** The name of the product: {@code Attack}. */
    public String name() {
        return name;
    }

    /** The forms of the type's arguments, if it is generic: two forms with the same {@link #name} can differ in them. */
    public Array<Form<?>> arguments() {
        return arguments;
    }

    /** The type of the values. */
    public Class<T> type() {
        return type;
    }

    /** The parts, in order. */
    public Array<Part> parts() {
        return all;
    }

    /** The place of the part with that name among the {@link #parts}, or -1 if there is none. */
    public int place(String part) {
        for (int i = 0; i < parts.length; i++) {
            if (parts[i].name().equals(part)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public void write(Object value, Sink sink) {
        sink.openProduct(this);
        for (Part part : parts) {
            sink.part(part);
            part.form().write(part.of(value), sink);
        }
        sink.closeProduct();
    }

    @Override
    public T read(Source source) throws Unreadable {
        @Nullable Object[] values = new @Nullable Object[parts.length];
        source.openProduct(this);
        int found = 0;
        for (int i = source.part(this, found); i >= 0; i = source.part(this, found)) {
            values[i] = parts[i].form().read(source);
            found++;
        }
        source.closeProduct();
        return make(complete(values, source), source);
    }

    @SuppressWarnings("nullness") // all elements have been set
    private Object[] complete(@Nullable Object[] values, Source source) throws Unreadable {
        for (int i = 0; i < values.length; i++) {
            if (values[i] == null) {
                values[i] = absent(parts[i], source);
            }
        }
        return values;
    }

    private Object absent(Part part, Source source) throws Unreadable {
        if (part.form() instanceof OptionForm) {
            return Option.none();
        }
        throw source.fault("text/missing-part", "{noun} lacks its {part}", name, part.name());
    }

    private T make(Object[] values, Source source) throws Unreadable {
        try {
            return of(values);
        } catch (IllegalArgumentException refusal) {
            throw source.fault(
                    "text/refused-value", "there is no such {noun}: {why}", name, String.valueOf(refusal.getMessage()));
        }
    }

    /**
     * The value with these parts.
     *
     * @param values one for each of the {@link #parts}, in order
     * @throws IllegalArgumentException if the type refuses them, with its message
     */
    @SuppressWarnings("unchecked") // the maker of a type makes its values
    public T of(Object... values) {
        try {
            return (T) maker.make(values);
        } catch (Error bug) {
            throw bug;
        } catch (Throwable refusal) {
            throw new IllegalArgumentException(refusal.getMessage(), refusal);
        }
    }

    /** The {@link #parts} of a value, in order, in an array of the caller's own: faster than one after another. */
    public Object[] apart(Object value) {
        return taker.take(value);
    }

    @Override
    public boolean isWhole(@Nullable Object value) {
        if (value == null) {
            return false;
        }
        for (Part part : parts) {
            if (!part.primitive() && !part.form().isWhole(part.of(value))) {
                return false;
            }
        }
        return true;
    }

    @Override
    public <R> R match(Cases<R> cases) {
        return cases.product(this);
    }
}
