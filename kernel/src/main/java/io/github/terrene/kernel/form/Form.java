package io.github.terrene.kernel.form;

import org.jspecify.annotations.Nullable;

/**
 * What the values of one type are made of.
 *
 * <p>Forms of recursive types are recursive, too: code that walks through forms must remember the names of the {@linkplain ProductForm
 * products} and {@linkplain SumForm sums} that it has seen.
 *
 * @param <T> the type of the values
 */
public sealed interface Form<T>
        permits EmbeddedForm,
                ListForm,
                MapForm,
                NamesForm,
                OptionForm,
                ProductForm,
                ScalarForm,
                SumForm,
                TextForm,
                TruthForm,
                WholeForm,
                WrittenAs {
    /**
     * Tells a sink what a value consists of, from left to right.
     *
     * @param value a value of this form
     * @throws ClassCastException or another exception if the value is not of this form
     */
    void write(Object value, Sink sink);

    /**
     * The value that a source has to offer.
     *
     * @throws Unreadable if it is not of this form, with the place where it is not
     */
    T read(Source source) throws Unreadable;

    /**
     * Whether it is not null and nothing in it is: object mappers leave null what a text does not mention. What has a name of its own, such as
     * a card, is not looked into.
     *
     * @param value a value of this form
     */
    default boolean isWhole(@Nullable Object value) {
        return value != null;
    }

    /** The answer for this kind of form. */
    <R> R match(Cases<R> cases);

    /**
     * One answer for each kind of form.
     *
     * @param <R> answers
     */
    interface Cases<R> {
        /** For any text. */
        R text();

        /** For whole numbers. */
        R whole(WholeForm form);

        /** For true and false. */
        R truth();

        /** For one of several names. */
        R names(NamesForm<?> form);

        /** For what has a name of its own, such as a card. */
        R scalar(ScalarForm<?> form);

        /** For a text that another notation wrote; by default any text. */
        default R embedded() {
            return text();
        }

        /** For several values in order. */
        R list(ListForm<?> form);

        /** For values by key. */
        R map(MapForm form);

        /** For a value or none. */
        R option(OptionForm form);

        /** For several parts with names. */
        R product(ProductForm<?> form);

        /** For one of several members. */
        R sum(SumForm<?> form);

        /** For what is written as something else; by default the answer for that. To look at values, call {@link WrittenAs#written} first. */
        default R written(WrittenAs<?, ?> form) {
            return form.form().match(this);
        }
    }

    /**
     * An answer for some kinds of form, and one for all others.
     *
     * @param <R> answers
     */
    interface SomeCases<R> extends Cases<R> {
        /** For every kind of form that has no answer of its own. */
        R other();

        @Override
        default R text() {
            return other();
        }

        @Override
        default R whole(WholeForm form) {
            return other();
        }

        @Override
        default R truth() {
            return other();
        }

        @Override
        default R names(NamesForm<?> form) {
            return other();
        }

        @Override
        default R scalar(ScalarForm<?> form) {
            return other();
        }

        @Override
        default R list(ListForm<?> form) {
            return other();
        }

        @Override
        default R map(MapForm form) {
            return other();
        }

        @Override
        default R option(OptionForm form) {
            return other();
        }

        @Override
        default R product(ProductForm<?> form) {
            return other();
        }

        @Override
        default R sum(SumForm<?> form) {
            return other();
        }
    }
}
