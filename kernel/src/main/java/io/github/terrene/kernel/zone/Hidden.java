package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Zone.Kind;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * The cards of a table that a seat does not see, and the same table with these cards in other places. It is for those who try all that could lie
 * hidden, such as solvers of puzzles; whoever wants one such table at random {@linkplain Dealer deals} it.
 *
 * <pre>{@code
 * Hidden<Table> hidden = Hidden.of(zones, Table.class, table, seat);
 * Table other = hidden.with(hidden.cards().map(Lying::card).reverse());
 * }</pre>
 *
 * @param <T> tables
 */
public final class Hidden<T> {
    private static final int USUAL = 60;

    private final Zones zones;
    private final Class<T> type;
    private final T masked;
    private final Array<Lying> cards;

    private Hidden(Zones zones, Class<T> type, T masked, Array<Lying> cards) {
        this.zones = zones;
        this.type = type;
        this.masked = masked;
        this.cards = cards;
    }

    /**
     * What a seat does not see of a table.
     *
     * @param type the type of tables, which has a form
     */
    public static <T> Hidden<T> of(Zones zones, Class<T> type, T table, Seat viewer) {
        T masked = zones.seenBy(type, table, viewer);
        Array<Lying> all = cards(zones, type, table);
        Array<Lying> seen = cards(zones, type, masked);
        if (all.size() != seen.size()) {
            throw new IllegalArgumentException("seat " + viewer + " sees " + seen.size() + " cards of " + all.size());
        }
        return new Hidden<>(
                zones,
                type,
                masked,
                all.filter(card -> zones.isUnknown(seen.get(card.place()).card())));
    }

    /** All cards of a table, whoever sees them, in the order in which they lie there. */
    public static <T> Array<Lying> cards(Zones zones, Class<T> type, T table) {
        ArrayBuilder<Lying> all = new ArrayBuilder<>(USUAL);
        zones.visited(type, table, new Listing(zones, Seat.ONLOOKER, new int[Seat.MOST + 1], all));
        return all.all();
    }

    /** The hidden cards, in the order in which they lie on the table. */
    public Array<Lying> cards() {
        return cards;
    }

    /**
     * The table with other cards in the hidden places.
     *
     * @param others one for each of the {@link #cards}, in their order; hands must be sorted by id
     * @throws IllegalArgumentException if there are too few or too many, or one cannot lie where it would
     */
    public T with(Seq<?> others) {
        if (others.size() != cards.size()) {
            throw new IllegalArgumentException(others.size() + " cards cannot lie in " + cards.size() + " places");
        }
        @Nullable Gap gap = zones.visited(type, masked, new Filling(others));
        return gap == null ? masked : type.cast(gap.filled());
    }

    /** Puts cards where unknown ones lie, one after another. Lives inside one call. */
    private static final class Filling implements Visitor {
        private final Seq<?> cards;
        private int next;

        Filling(Seq<?> cards) {
            this.cards = cards;
        }

        @Override
        public Visitor of(Owners owners, Object value) {
            return this;
        }

        @Override
        public boolean visit(Object card, Object unknown, Kind place) {
            return card.equals(unknown);
        }

        @Override
        public int visit(Seq<Object> all, boolean covered, Object unknown, Kind place) {
            return all.count(unknown::equals);
        }

        @Override
        public Array<Object> next(Object unknown, int number, Kind place) {
            Array<Object> dealt = Array.ofAll(cards.slice(next, next + number));
            next += number;
            return dealt;
        }
    }
}
