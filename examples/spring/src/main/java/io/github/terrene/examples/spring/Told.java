package io.github.terrene.examples.spring;

import io.github.terrene.hobe.event.Event;
import io.github.terrene.kernel.form.Form;
import io.vavr.collection.Array;

/**
 * What a seat is told at once.
 *
 * @param number the number of the line in the journal of that seat
 * @param events as this seat may know them; none if only what it can do has changed
 */
public record Told(int number, Array<Event> events) {
    static final Form<Told> FORM = HobeTable.FORMS.types().of(Told.class);
}
