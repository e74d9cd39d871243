package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.github.terrene.kernel.form.ScalarForm;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.lang.annotation.Annotation;
import org.jspecify.annotations.Nullable;

/** Whom zones belong to, or who else looks into them, as a value says. */
@FunctionalInterface
interface Owners {
    /** Whether a seat is among them. */
    boolean include(Object value, Seat seat);

    /** The only one, if the value names a seat; null if it names several, or none. */
    default @Nullable Seat only(Object value) {
        return null;
    }

    /**
     * Those whom records of a form name; none if no part of it is marked.
     *
     * @param mark {@link Owner} or {@link Insider}
     */
    static Option<Owners> of(ProductForm<?> form, Class<? extends Annotation> mark) {
        return form.parts()
                .filter(part -> part.said(mark).isDefined())
                .map(part -> of(form.name(), part, mark))
                .reduceOption((one, other) -> (value, seat) -> one.include(value, seat) || other.include(value, seat));
    }

    private static Owners of(String type, Part part, Class<? extends Annotation> mark) {
        Owners named = part.form()
                .match(new Naming())
                .getOrElseThrow(() -> new IllegalArgumentException(type + "." + part.name() + ": @"
                        + mark.getSimpleName() + " marks a seat, several seats, or what has an owner itself"));
        return new Owners() {
            @Override
            public boolean include(Object value, Seat seat) {
                return named.include(part.of(value), seat);
            }

            @Override
            public @Nullable Seat only(Object value) {
                return named.only(part.of(value));
            }
        };
    }

    /** A seat that names itself. */
    record OneSeat() implements Owners {
        @Override
        public boolean include(Object value, Seat seat) {
            return seat.equals(value);
        }

        @Override
        public Seat only(Object value) {
            return (Seat) value;
        }
    }

    /** How a value of a form names owners; none if it cannot. */
    final class Naming implements Form.SomeCases<Option<Owners>> {
        @Override
        public Option<Owners> other() {
            return Option.none();
        }

        @Override
        public Option<Owners> scalar(ScalarForm<?> form) {
            return Option.when(form.type() == Seat.class, OneSeat::new);
        }

        @Override
        public Option<Owners> list(ListForm<?> form) {
            return form.element()
                    .match(this)
                    .map(each -> (value, seat) -> ((Seq<?>) value).exists(one -> each.include(one, seat)));
        }

        @Override
        public Option<Owners> product(ProductForm<?> form) {
            return Owners.of(form, Owner.class);
        }
    }
}
