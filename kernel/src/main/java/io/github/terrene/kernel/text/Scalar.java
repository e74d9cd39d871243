package io.github.terrene.kernel.text;

import io.vavr.control.Option;
import java.util.function.Function;

/** A type of a game that is written as a single text. */
record Scalar<T>(Class<T> type, Function<? super T, String> id, Function<String, ? extends Option<? extends T>> find) {

    Shape shape(Class<?> declared) {
        return new AtomShape(
                declared.getSimpleName(),
                value -> id.apply(type.cast(value)),
                text -> find.apply(text).filter(declared::isInstance).getOrElseThrow(IllegalArgumentException::new));
    }
}
