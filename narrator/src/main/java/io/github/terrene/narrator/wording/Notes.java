package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;
import io.vavr.collection.HashSet;
import io.vavr.collection.Set;
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

    /** Of a list that ends there, only what still matters: where lists within it could have gone on does not, nor what mentions nothing. */
    Notes settled(int to) {
        boolean silent = !all.exists(Note.Mention.class::isInstance);
        return new Notes(all.reject(
                note -> note instanceof Note.GoesOn end && end.at() != to || silent && note instanceof Note.Apart));
    }

    /** The same, and from there on a list goes on, even if one that ends there could. */
    Notes from(int at) {
        return all.contains(new Note.GoesOn(at)) ? new Notes(all.append(new Note.Outside())) : this;
    }

    /** How often something stands in a list that could stand in the one before it. */
    int outside() {
        return all.count(Note.Outside.class::isInstance);
    }

    /** What matters of them to what stands before and behind them, if the text ends at a place so far. */
    Sense sense(int to) {
        return new Sense(Register.effect(all), HashSet.ofAll(around()), all.contains(new Note.GoesOn(to)));
    }

    /** What notes mean to what stands around them: those with the same sense can stand for each other. */
    record Sense(Register.Effect mentions, Set<Note.Around> around, boolean goesOn) {}

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
