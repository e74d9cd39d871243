package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Zone.Kind;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * Lists all cards, and what stands for those that are not known. Lives inside one call.
 *
 * @param decks how many decks of each owner were met
 */
record Listing(Zones zones, Seat owner, int[] decks, ArrayBuilder<Lying> to) implements Visitor {
    @Override
    public Visitor of(Owners owners, Object value) {
        @Nullable Seat only = owners.only(value);
        return new Listing(zones, only == null ? Seat.ONLOOKER : only, decks, to);
    }

    @Override
    public boolean visit(Object card, Object unknown, Kind place) {
        add(card, place, -1);
        return false;
    }

    @Override
    public int visit(Seq<Object> cards, boolean covered, Object unknown, Kind place) {
        int deck = place == Kind.DECK ? decks[owner.index()]++ : -1;
        cards.forEach(card -> add(card, place, deck));
        return 0;
    }

    private void add(Object card, Kind place, int deck) {
        Class<?> type = zones.type(card);
        to.add(new Lying(to.size(), owner, place, deck, type, card, zones.id(type, card)));
    }
}
