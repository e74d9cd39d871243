package io.github.terrene.kernel.form;

import io.vavr.control.Option;
import java.util.function.Function;

/**
 * A value that has a name of its own, such as a card or a seat.
 *
 * @param noun the name of the type: {@code Card}
 * @param type the type of the values
 * @param name the name of a value, different for different values
 * @param find the value with that name, if there is one; an exception counts as none
 */
public record ScalarForm<T>(
        String noun,
        Class<T> type,
        Function<? super T, String> name,
        Function<String, ? extends Option<? extends T>> find)
        implements Form<T> {
    /** The same for a subtype, to which only some of the values belong. */
    ScalarForm<?> of(Class<?> subtype) {
        return type == subtype ? this : narrowed(subtype);
    }

    @SuppressWarnings("unchecked") // values of the subtype are values of the type
    private <U> ScalarForm<U> narrowed(Class<U> subtype) {
        return new ScalarForm<>(
                subtype.getSimpleName(),
                subtype,
                (Function<? super U, String>) name,
                text -> find.apply(text).filter(subtype::isInstance).map(subtype::cast));
    }

    @Override
    @SuppressWarnings("unchecked") // only values of the type have this form, and a checked cast is slow
    public void write(Object value, Sink sink) {
        sink.name(name.apply((T) value));
    }

    /** The name of a value of this form. */
    @SuppressWarnings("unchecked") // only values of the type have this form
    public String nameOf(Object value) {
        return name.apply((T) value);
    }

    @Override
    public T read(Source source) throws Unreadable {
        String text = source.name(noun);
        Option<? extends T> found;
        try {
            found = find.apply(text);
        } catch (RuntimeException noSuchValue) {
            throw unknown(source, noun, text);
        }
        if (found.isEmpty()) {
            throw unknown(source, noun, text);
        }
        return found.get();
    }

    /** The fault that no value of a kind has that name. */
    static Unreadable unknown(Source source, String noun, String name) {
        return source.fault("text/unknown-value", "there is no {noun} {text}", noun, Atom.excerpt(name, 0));
    }

    @Override
    public <R> R match(Cases<R> cases) {
        return cases.scalar(this);
    }
}
