package io.github.terrene.kernel.form;

import java.util.function.Function;

/** A type whose values are written as those of another one. */
record Other<T, W>(Class<T> type, Class<W> as, Function<? super T, W> write, Function<? super W, ? extends T> read) {
    /** Its form, with that of the other type. */
    @SuppressWarnings("unchecked") // the form of a class reads its values
    Form<T> form(Form<?> of) {
        return new WrittenAs<>((Form<W>) of, write, read, type.getSimpleName());
    }
}
