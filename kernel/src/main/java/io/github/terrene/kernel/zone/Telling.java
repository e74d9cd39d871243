package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Zone.Kind;
import io.vavr.collection.Seq;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Tells of known cards, and leaves them where they are.
 *
 * @param owner whose cards it tells of; null for everybody's
 * @param here whether it tells of those that it visits
 * @param told is told of each
 */
record Telling(@Nullable Seat owner, boolean here, Consumer<Object> told) implements Visitor {
    @Override
    public Visitor of(Owners owners, Object value) {
        return owner == null ? this : new Telling(owner, owners.include(value, owner), told);
    }

    @Override
    public boolean visit(Object card, Object unknown, Kind place) {
        if (here && !card.equals(unknown)) {
            told.accept(card);
        }
        return false;
    }

    @Override
    public int visit(Seq<Object> cards, boolean covered, Object unknown, Kind place) {
        cards.forEach(card -> visit(card, unknown, place));
        return 0;
    }
}
