package io.github.terrene.narrator.wording;

import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.List;
import io.vavr.collection.Map;
import io.vavr.control.Option;

/**
 * What has been read so far of a phrase, one way of several.
 *
 * @param features of the phrase, and behind them of each slot with which others agree
 * @param parts what has been read, by the names of the parts; the whole has an empty name
 * @param at where to go on
 * @param free what was read as names that could be any text
 * @param notes what it says about more than itself
 * @param checks what is to be looked at when the whole is known
 */
record Reading(int[] features, Map<String, Object> parts, int at, Free free, Notes notes, List<Check> checks) {
    /**
     * What must be true of the whole, or must not, since it would be said otherwise.
     *
     * @param all conditions
     * @param hold whether all of them hold
     */
    record Check(Array<Phrase.Condition> all, boolean hold) {}

    static Reading begin(int features, int agreeing, int at, List<Check> checks) {
        int[] all = new int[1 + agreeing];
        all[0] = features;
        return new Reading(all, HashMap.empty(), at, Free.NOTHING, Notes.NONE, checks);
    }

    /** A whole value that was read. */
    static Reading of(Found found) {
        return new Reading(
                new int[] {found.features()},
                HashMap.of("", found.value()),
                found.to(),
                found.free(),
                found.notes(),
                List.empty());
    }

    int own() {
        return features[0];
    }

    int of(int slot) {
        return features[slot + 1];
    }

    Reading with(int slot, int bits) {
        if (of(slot) == bits) {
            return this;
        }
        int[] other = features.clone();
        other[slot + 1] = bits;
        return new Reading(other, parts, at, free, notes, checks);
    }

    Reading to(int place) {
        return new Reading(features, parts, place, free, notes, checks);
    }

    /** The same, and what follows; none if that contradicts it. */
    Option<Reading> after(Found found) {
        return notes.and(found.notes())
                .map(both -> new Reading(features, parts, found.to(), free.and(found.free()), both, checks));
    }

    Option<Reading> noting(Note note) {
        return notes.and(new Notes(Array.of(note))).map(both -> new Reading(features, parts, at, free, both, checks));
    }

    /** The same with a part that was said within others; none if it must be there and is not. */
    Option<Reading> closing(String part, Sought sought) {
        return notes.around(part)
                .orElse(() -> Constants.nothing(sought.form()))
                .flatMap(
                        value -> new Reading(features, parts, at, free, notes.without(part), checks).with(part, value));
    }

    /** The same with a part; none if it was read before and is another one. */
    Option<Reading> with(String part, Object value) {
        Option<Object> before = parts.get(part);
        return before.isEmpty()
                ? Option.some(new Reading(features, parts.put(part, value), at, free, notes, checks))
                : Half.both(before.get(), value)
                        .map(both -> new Reading(features, parts.put(part, both), at, free, notes, checks));
    }

    /** The same, if this is true of the whole. */
    Reading must(Phrase.Condition condition) {
        return new Reading(features, parts, at, free, notes, checks.prepend(new Check(Array.of(condition), true)));
    }

    /** That it means a value. */
    Found found(Object value) {
        return new Found(value, Features.OPEN, at, free, notes);
    }

    /** The same with all that was read of the same whole in another phrase. */
    Option<Reading> and(Reading other) {
        Option<Reading> all = notes.and(other.notes)
                .map(both -> new Reading(
                        features, parts, other.at, free.and(other.free), both, checks.appendAll(other.checks)));
        for (var each : other.parts) {
            all = all.flatMap(reading -> reading.with(each._1, each._2));
        }
        return all;
    }
}
