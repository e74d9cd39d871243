package io.github.terrene.kernel.text;

import io.vavr.control.Option;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** A value or none. */
record OptionShape(Shape element) implements Shape {

    @Override
    public void write(Object value, Pen pen) {
        Option<?> option = (Option<?>) value;
        if (option.isEmpty()) {
            pen.plain('-');
        } else {
            element.write(option.get(), pen);
        }
    }

    @Override
    public @Nullable String missing(@Nullable Object value, String name) {
        if (value == null) {
            return name;
        }
        Option<?> option = (Option<?>) value;
        return option.isEmpty() ? null : element.missing(option.get(), name);
    }

    @Override
    public void visit(Invariant.Part whole, Consumer<Invariant.Part> visitor) {
        ((Option<?>) whole.value()).forEach(value -> element.visit(new Invariant.Part(whole.place(), value), visitor));
    }

    @Override
    public Object read(Scan scan) throws Unreadable {
        return scan.skipsNone() ? Option.none() : Option.some(element.read(scan));
    }
}
