package io.github.terrene.kernel.text;

import io.vavr.control.Option;
import java.util.function.Function;

/** A type of a game that is written as a single text. */
record Scalar<T>(Class<T> type, Function<? super T, String> id, Function<String, ? extends Option<? extends T>> find) {

    @SuppressWarnings("unchecked") // only values of the type have its shape
    Shape shape(Class<?> declared) {
        Function<Object, String> text = (Function<Object, String>) id;
        return new AtomShape(
                declared.getSimpleName(),
                (value, pen) -> pen.atom(text.apply(value)),
                name -> find.apply(name).filter(declared::isInstance).getOrElseThrow(IllegalArgumentException::new));
    }
}
