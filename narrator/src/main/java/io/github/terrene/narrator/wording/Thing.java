package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.form.ListForm;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Part;
import io.github.terrene.kernel.form.ProductForm;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A value that is said.
 *
 * @param form of the value
 * @param value the value
 * @param names what it names, if it is a text or a number
 * @param place of which part of which product it is the value: {@code Asked.about}
 */
record Thing(Form<?> form, Object value, Named names, String place) {
    static Thing of(Form<?> form, Object value) {
        return new Thing(form, value, Named.NOTHING, "");
    }

    /** The same value seen as one of another form: a member of its family, what is present of an option. */
    Thing as(Form<?> other, Object there) {
        return new Thing(other, there, names, place);
    }

    /** What lies at a place of it: on the side of a player, or in a list, in which places are counted from 0. */
    Option<Thing> at(Object place, Known known) {
        if (value instanceof Seat side) {
            return known.at(side, place).map(there -> of(there.form(), there.value()));
        }
        return form instanceof ListForm<?> list && place instanceof Number number
                ? Array.ofAll((Iterable<?>) value)
                        .drop(number.intValue())
                        .headOption()
                        .map(element -> as(list.element(), element))
                : Option.none();
    }

    /** A part of it. */
    static Thing part(ProductForm<?> whole, Part part, Object value) {
        return new Thing(part.form(), part.of(value), part.names(), whole.name() + "." + part.name());
    }
}
