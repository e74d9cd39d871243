package io.github.terrene.narrator.wording;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What is known when something is said: what names and numbers stand for. */
public interface Known {
    /** Nothing but seats by their letters: for card texts that name no other card. */
    Known NOTHING = new Known() {};

    /** A card with all that is printed on it, by its id; none if it is not known which card it is. */
    default Option<Printed> card(String id) {
        return Option.none();
    }

    /** The cards whose names a text can mention. */
    default Array<Printed> printed() {
        return Array.empty();
    }

    /** The card with that printed name; none if it is not known. */
    default Option<Printed> named(String name) {
        return printed().find(card -> card.name().equals(name));
    }

    /** The name of a player. */
    default String player(Seat seat) {
        return seat.toString();
    }

    /** Whether that is the player who is told. */
    default boolean you(Seat seat) {
        return false;
    }

    /** The thing in play with that number, or none if it is not known. */
    default Option<Value> inPlay(long number) {
        return Option.none();
    }

    /** The thing in play that lies at a place of a side, or none. */
    default Option<Value> at(Seat side, Object place) {
        return Option.none();
    }

    /** Whether another thing in play has the same name as the one with that number. */
    default boolean ambiguous(long number) {
        return false;
    }

    /** Whether no other thing in play has the same card, so that the card's name is enough. */
    default boolean unique(long number) {
        return true;
    }

    /**
     * A card.
     *
     * @param id its id
     * @param name its printed name; an empty text if it has none, and is called by what it is
     * @param value the card with all that is printed on it
     */
    record Printed(String id, String name, Value value) {}

    /**
     * A value and what it consists of.
     *
     * @param form the form of the value
     * @param value the value
     */
    record Value(Form<?> form, Object value) {}
}
