package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.zone.Zone.Kind;
import io.vavr.collection.Seq;

/** Visits the cards that lie in zones, and says which ones lie there afterwards. */
interface Visitor {
    /**
     * Who visits what belongs to certain seats.
     *
     * @param value names the owners
     */
    Visitor of(Owners owners, Object value);

    /** Whether it fills hidden places; otherwise all cards stay where they are. */
    boolean fills();

    /**
     * The card that lies in the place of this one afterwards.
     *
     * @param unknown stands for it if it is not known
     */
    Object visit(Object card, Object unknown, Kind place);

    /**
     * The cards that lie in the place of these afterwards.
     *
     * @param covered whether they are hidden as a whole, and need not be looked through
     * @param unknown stands for each that is not known
     */
    Seq<Object> visit(Seq<Object> cards, boolean covered, Object unknown, Kind place);
}
