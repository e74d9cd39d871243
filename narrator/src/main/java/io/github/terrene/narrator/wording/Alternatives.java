package io.github.terrene.narrator.wording;

import io.vavr.collection.List;
import java.util.function.ToIntFunction;

/**
 * Readings of a list that differ in nothing that matters to what stands around it. Of them only the best are kept, as of readings of a whole text:
 * those with the fewest letters in names that could be any text, then those in which whatever could belong to two lists belongs to the inner
 * one. If all were kept, there would be twice as many with each element.
 *
 * @param to where the list ends
 * @param features what its words are
 * @param sense what it says about more than itself
 */
record Alternatives(int to, int features, Notes.Sense sense) {
    private Alternatives(Found found) {
        this(found.to(), found.features(), found.notes().sense(found.to()));
    }

    /** The best of these. */
    static List<Found> best(List<Found> all) {
        return all.map(Found::to).distinct().size() == all.size()
                ? all
                : List.ofAll(all.groupBy(Alternatives::new).values())
                        .flatMap(alike -> fewest(
                                fewest(alike, found -> found.free().letters()),
                                found -> found.notes().outside()));
    }

    /** Those with the fewest. */
    static List<Found> fewest(List<Found> all, ToIntFunction<Found> count) {
        int fewest = all.map(count::applyAsInt).min().getOrElse(0);
        return all.filter(found -> count.applyAsInt(found) == fewest);
    }
}
