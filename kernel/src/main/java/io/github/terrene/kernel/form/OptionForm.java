package io.github.terrene.kernel.form;

import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/**
 * A value or none. The value is never itself optional.
 *
 * @param element the form of the value
 */
public record OptionForm(Form<?> element) implements Form<Option<?>> {
    @Override
    public void write(Object value, Sink sink) {
        Option<?> option = (Option<?>) value;
        if (option.isEmpty()) {
            sink.none();
        } else {
            element.write(option.get(), sink);
        }
    }

    @Override
    public Option<?> read(Source source) throws Unreadable {
        return source.none() ? Option.none() : Option.some(element.read(source));
    }

    @Override
    public boolean isWhole(@Nullable Object value) {
        return value instanceof Option<?> option && (option.isEmpty() || element.isWhole(option.get()));
    }

    @Override
    public <R> R match(Cases<R> cases) {
        return cases.option(this);
    }
}
