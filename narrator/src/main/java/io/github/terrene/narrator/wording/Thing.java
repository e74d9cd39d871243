package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.compose.InnerSeats;
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
 * @param players who sits at the seats that it names, if it is part of an {@linkplain InnerSeats inner game}
 */
record Thing(Form<?> form, Object value, Named names, String place, Option<Array<Seat>> players) {
    private static final String PLAYERS = "players";

    static Thing of(Form<?> form, Object value) {
        return new Thing(form, value, Named.NOTHING, "", Option.none());
    }

    /** The same value with another key of its phrases. */
    Thing under(String key) {
        return new Thing(form, value, names, key, players);
    }

    /** Something else of the same game. */
    Thing beside(Form<?> other, Object there) {
        return new Thing(other, there, Named.NOTHING, "", players);
    }

    /** The same value seen as one of another form: a member of its family, what is present of an option. */
    Thing as(Form<?> other, Object there) {
        return new Thing(other, there, names, place, players);
    }

    /**
     * What lies at a place of it: on the side of a player, or in a list, the element with that number, from 0, or the first
     * that belongs to that player.
     */
    Option<Thing> at(Object place, Known known) {
        if (value instanceof Seat side) {
            return known.at(side, place).map(there -> beside(there.form(), there.value()));
        }
        return form instanceof ListForm<?> list
                ? element(list, place).map(element -> as(list.element(), element))
                : Option.none();
    }

    private Option<?> element(ListForm<?> list, Object place) {
        Array<?> elements = Array.ofAll((Iterable<?>) value);
        return place instanceof Number number
                ? elements.drop(number.intValue()).headOption()
                : elements.find(element -> list.element() instanceof ProductForm<?> product
                        && product.parts().exists(part -> part.of(element).equals(place)));
    }

    /** A part of it. */
    Thing part(ProductForm<?> whole, Part part) {
        return new Thing(
                part.form(), part.of(value), part.names(), whole.name() + "." + part.name(), playersIn(part.name()));
    }

    private Option<Array<Seat>> playersIn(String part) {
        return value instanceof InnerSeats inner && !part.equals(PLAYERS)
                ? Option.some(inner.players().map(this::player))
                : players;
    }

    /** Who sits at a seat that it names. */
    Seat player(Seat seat) {
        return players.filter(all -> seat.index() < all.size())
                .map(all -> all.get(seat.index()))
                .getOrElse(seat);
    }
}
