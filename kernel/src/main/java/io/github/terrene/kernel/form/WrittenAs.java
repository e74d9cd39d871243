package io.github.terrene.kernel.form;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A type whose values are written as values of another type: a saved game as the record of what lies on its table.
 *
 * @param form the form of the other type
 * @param write what is written for a value
 * @param read the value that was written; if there is none, it throws an {@link IllegalArgumentException} that says why
 * @param noun the name of the value
 * @param <T> the type
 * @param <W> the other type
 */
public record WrittenAs<T, W>(
        Form<W> form, Function<? super T, W> write, Function<? super W, ? extends T> read, String noun)
        implements Form<T> {
    @Override
    public void write(Object value, Sink sink) {
        form.write(written(value), sink);
    }

    /** What is written for a value. */
    @SuppressWarnings("unchecked") // only values of the type have this form
    public W written(Object value) {
        return write.apply((T) value);
    }

    @Override
    public T read(Source source) throws Unreadable {
        W written = form.read(source);
        try {
            return read.apply(written);
        } catch (IllegalArgumentException refusal) {
            throw source.fault(
                    "text/refused-value", "there is no such {noun}: {why}", noun, String.valueOf(refusal.getMessage()));
        }
    }

    @Override
    public boolean isWhole(@Nullable Object value) {
        return value != null && form.isWhole(written(value));
    }

    @Override
    public <R> R match(Cases<R> cases) {
        return cases.written(this);
    }
}
