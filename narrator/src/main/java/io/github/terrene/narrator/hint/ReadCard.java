package io.github.terrene.narrator.hint;

import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.text.Inside;
import io.github.terrene.kernel.text.Placed;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * A card with everything in it.
 *
 * @param id its id
 * @param name what people call it
 * @param parts every value in it, each before what is in it
 */
public record ReadCard(String id, String name, Array<Placed> parts) {
    /** A card. */
    public static ReadCard of(String id, String name, Form<?> form, Object card) {
        return new ReadCard(id, name, Inside.all(form, card));
    }

    /** The innermost value around a part that has a place of its own; none around the whole card. */
    Option<Placed> around(Placed part) {
        String place = part.place();
        return parts.filter(other -> !other.place().equals(place) && isIn(place, other.place()))
                .maxBy(other -> other.place().length());
    }

    /** Whether something is at a place within another one. */
    static boolean isIn(String place, String outer) {
        return outer.isEmpty()
                || place.startsWith(outer)
                        && (place.length() == outer.length() || ".[".indexOf(place.charAt(outer.length())) >= 0);
    }
}
