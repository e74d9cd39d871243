package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Zone.Kind;
import io.github.terrene.kernel.zone.Zone.Known;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A part of a record.
 *
 * @param access takes it out of the record
 * @param node what is in it
 * @param to who knows it; what belongs to single seats is hidden within
 * @param zone what kind of zone it is itself; null if it is none
 * @param lies whether something lies in a zone there
 * @param hides whether something in it is hidden from somebody
 * @param revealed whether an event with something there reveals it
 */
record Place(
        UnaryOperator<Object> access,
        Node node,
        Known to,
        @Nullable Kind zone,
        boolean lies,
        boolean hides,
        boolean revealed) {
    /** Whether a seat knows what is known to these. */
    static boolean shows(Known to, boolean own) {
        return to == Known.EVERYBODY || to == Known.OWNER && own;
    }

    Object in(Object whole) {
        return access.apply(whole);
    }

    Object seenBy(Object value, Seat viewer, boolean own) {
        if (!hides) {
            return value;
        }
        return shows(to, own) ? node.seenBy(value, viewer, own) : node.hidden(value);
    }

    boolean reveals(Object whole) {
        Object value = in(whole);
        return revealed && node.holds(value) || node.reveals(value);
    }

    @Nullable
    Gap visited(Object whole, @Nullable Kind around, Visitor visitor) {
        boolean visited = node != Node.PLAIN && (lies || around != null);
        return visited ? node.visited(in(whole), zone == null ? around : zone, visitor) : null;
    }
}
