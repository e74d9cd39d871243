package io.github.terrene.kernel.form;

import io.vavr.collection.Array;
import java.util.function.Function;

/** What to do with a value of a sum that is none of its members. */
interface Strangers {
    /** They are refused. */
    Strangers REFUSED = (sum, value) -> {
        throw new IllegalArgumentException(value + " is not a value of " + sum.getSimpleName());
    };

    /** They are written by their own forms, or, where they have none, by their names. */
    static Strangers by(Function<Class<?>, Form<?>> forms) {
        return (sum, value) -> {
            Class<?> type = value.getClass();
            return new Member(type.getSimpleName(), type, form(forms, type));
        };
    }

    private static Form<?> form(Function<Class<?>, Form<?>> forms, Class<?> type) {
        try {
            return forms.apply(type);
        } catch (IllegalArgumentException none) {
            ProductForm<?> name = new ProductForm<>(type.getSimpleName(), type);
            name.consistsOf(Array.empty(), Array.empty(), parts -> {
                throw none;
            });
            return name;
        }
    }

    /** The member that such a value is. */
    Member member(Class<?> sum, Object value);
}
