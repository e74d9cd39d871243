package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Zone.Kind;
import io.vavr.Value;
import org.jspecify.annotations.Nullable;

/** What can be hidden in the values of one form. By default nothing can. */
interface Node {
    /** Nothing can be hidden. */
    Node PLAIN = new Node() {};

    /**
     * What a seat sees of a value: the value itself if it sees everything.
     *
     * @param own whether zones without an owner of their own belong to the seat
     */
    default Object seenBy(Object value, Seat viewer, boolean own) {
        return value;
    }

    /** The value with everything in it hidden that can be. */
    default Object hidden(Object value) {
        return value;
    }

    /** Whether there is something in a value that an event could reveal: an empty list holds nothing. */
    default boolean holds(Object value) {
        return !(value instanceof Value<?> several) || !several.isEmpty();
    }

    /** Whether an event, or a part of one, reveals something. */
    default boolean reveals(Object value) {
        return false;
    }

    /**
     * Visits every card that lies in a zone. Returns what has to be filled; null if the visitor leaves all as it is.
     *
     * @param zone what kind of zone the value lies in; null if it lies in none
     * @param visitor visits zones without an owner of their own
     */
    default @Nullable Gap visited(Object value, @Nullable Kind zone, Visitor visitor) {
        return null;
    }
}
