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
 * @param free how many letters were read as names that could be any text
 * @param not what must not be true of the whole, since it would be said otherwise
 */
record Reading(int[] features, Map<String, Object> parts, int at, int free, List<Array<Phrase.Condition>> not) {
    static Reading begin(int features, int agreeing, int at, List<Array<Phrase.Condition>> not) {
        int[] all = new int[1 + agreeing];
        all[0] = features;
        return new Reading(all, HashMap.empty(), at, 0, not);
    }

    /** A whole value that was read. */
    static Reading of(Object value, int features, int at, int free) {
        return new Reading(new int[] {features}, HashMap.of("", value), at, free, List.empty());
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
        return new Reading(other, parts, at, free, not);
    }

    Reading to(int place) {
        return new Reading(features, parts, place, free, not);
    }

    Reading freer(int letters) {
        return letters == 0 ? this : new Reading(features, parts, at, free + letters, not);
    }

    /** The same with a part; none if it was read before and is another one. */
    Option<Reading> with(String part, Object value) {
        Option<Object> before = parts.get(part);
        return before.isEmpty()
                ? Option.some(new Reading(features, parts.put(part, value), at, free, not))
                : Option.when(before.get().equals(value), this);
    }

    /** The same with all that was read of the same whole in another phrase. */
    Option<Reading> and(Reading other) {
        Option<Reading> all =
                Option.some(new Reading(features, parts, at, free + other.free, not.appendAll(other.not)));
        for (var each : other.parts) {
            all = all.flatMap(reading -> reading.with(each._1, each._2));
        }
        return all;
    }
}
