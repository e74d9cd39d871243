package io.github.terrene.kernel;

import io.vavr.control.Option;

/** A value or none. */
record OptionShape(Shape element) implements Shape {

    @Override
    public void write(Object value, Pen pen) {
        Option<?> option = (Option<?>) value;
        if (option.isEmpty()) {
            pen.plain("-");
        } else {
            element.write(option.get(), pen);
        }
    }

    @Override
    public Object read(Scan scan) throws Unreadable {
        return scan.skipsNone() ? Option.none() : Option.some(element.read(scan));
    }
}
