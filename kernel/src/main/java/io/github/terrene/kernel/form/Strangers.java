package io.github.terrene.kernel.form;

import io.vavr.collection.Array;

/** What is done with a value of a sum that is none of its members. */
interface Strangers {
    /** They are refused. */
    Strangers REFUSED = (sum, value) -> {
        throw new IllegalArgumentException(value + " is not a value of " + sum.getSimpleName());
    };

    /** They are written by their own forms, or, where they have none, by their names. */
    static Strangers by(Forms forms) {
        return (sum, value) -> {
            Class<?> type = value.getClass();
            return new Member(type.getSimpleName(), type, form(forms, type));
        };
    }

    private static Form<?> form(Forms forms, Class<?> type) {
        try {
            return forms.of(type);
        } catch (IllegalArgumentException none) {
            ProductForm<?> name = new ProductForm<>(type.getSimpleName(), type);
            name.consistsOf(Array.empty(), parts -> {
                throw none;
            });
            return name;
        }
    }

    /** The member that such a value is. */
    Member member(Class<?> sum, Object value);
}
