package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.zone.Zone.Kind;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** Visits the cards that lie in zones, and perhaps puts others where unknown ones lie. */
interface Visitor {
    /**
     * Who visits what belongs to certain seats.
     *
     * @param value names the owners
     */
    Visitor of(Owners owners, Object value);

    /**
     * Visits a card. Returns whether another comes into its place afterwards.
     *
     * @param unknown stands for it if it is not known
     */
    boolean visit(Object card, Object unknown, Kind place);

    /**
     * Visits the cards of a place. Returns how many of them, all unknown, others come into the place of afterwards.
     *
     * @param covered whether they are hidden as a whole, and need not be looked through
     * @param unknown stands for each that is not known
     */
    int visit(Seq<Object> cards, boolean covered, Object unknown, Kind place);

    /** The next cards for such a place, once everything was visited: fewer if there are no more. */
    default Array<Object> next(Object unknown, int number, Kind place) {
        return Array.empty();
    }
}
