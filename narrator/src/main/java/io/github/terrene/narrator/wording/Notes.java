package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;
import io.vavr.control.Option;

/**
 * What a text says about more than the values that its parts stand for.
 *
 * @param all in the order of the text
 */
record Notes(Array<Note> all) {
    /** It says nothing more. */
    static final Notes NONE = new Notes(Array.empty());

    /** These and those that follow; none if they contradict each other. */
    Option<Notes> and(Notes more) {
        if (more.all.isEmpty()) {
            return Option.some(this);
        } else if (all.isEmpty()) {
            return Option.some(more);
        }
        Notes both = new Notes(all.appendAll(more.all));
        return Option.when(both.agree(), both);
    }

    /** The same, and something is said apart in it. */
    Notes at(Note.Point point) {
        return new Notes(all.append(new Note.Apart(point)));
    }

    /** The same, and a list ends there that could go on. */
    Notes goingOn(int at) {
        return new Notes(all.append(new Note.GoesOn(at)));
    }

    /** The same, and from there on a list goes on, even if one that ends there could. */
    Notes from(int at) {
        return all.contains(new Note.GoesOn(at)) ? new Notes(all.append(new Note.Outside())) : this;
    }

    /** How often something stands in a list that could stand in the one before it. */
    int outside() {
        return all.count(Note.Outside.class::isInstance);
    }

    private boolean agree() {
        return Register.accepts(all, true)
                && around().groupBy(Note.Around::part)
                        .values()
                        .forAll(said -> said.distinct().size() == 1);
    }

    private Array<Note.Around> around() {
        return all.filter(Note.Around.class::isInstance).map(Note.Around.class::cast);
    }

    /** What is said of a part of a value around it. */
    Option<Object> around(String part) {
        return around().find(said -> said.part().equals(part)).map(Note.Around::value);
    }

    /** The same, after the value around it was made. */
    Notes without(String part) {
        return new Notes(all.reject(
                note -> note instanceof Note.Around said && said.part().equals(part)));
    }

    /** Whether they are about nothing but what is in the text. */
    boolean closed() {
        return around().isEmpty() && Register.accepts(all, false);
    }
}
