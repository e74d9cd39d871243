package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/**
 * Imagines what lies hidden on a table: every unknown card becomes one that could be there, judging by what is seen, by what players are known
 * or believed to have brought, and by what is remembered. Lives inside one call.
 *
 * <pre>{@code
 * Dealer dealer = Dealer.of(zones(), Array.of(pack), view.lists(), pool);
 * Table table = dealer.dealt(Table.class, view.table(), dice);
 * Array<Card> brought = dealer.brought(Players.NORTH, pack);
 * }</pre>
 */
public final class Dealer {
    private final Zones zones;
    private final Knowledge known;
    private final Brought[] seats;

    /** What belongs to nobody. */
    private final Brought others;

    private Dealer(Zones zones, Knowledge known, int seats, Array<? extends Pack<?>> packs, Array<?> all) {
        this.zones = zones;
        this.known = known;
        this.seats = new Brought[seats];
        this.others = new Brought(Seat.ONLOOKER, packs, all, Array.empty(), this::of);
    }

    /**
     * For a game to which each player brings decks.
     *
     * @param packs what the decks can consist of: one for each place that is a {@linkplain Zone.Kind#DECK deck}, in their order
     * @param lists the cards that each player is known to have brought, in the order of seats; no cards where they are not known
     * @param pool what is believed about those, and what is remembered
     */
    public static Dealer of(
            Zones zones, Array<? extends Pack<?>> packs, Array<? extends Array<?>> lists, CardPool pool) {
        Dealer dealer = new Dealer(zones, pool.known(), lists.size(), Array.empty(), Array.empty());
        for (int i = 0; i < dealer.seats.length; i++) {
            Seat seat = Seat.of(i);
            dealer.seats[i] = new Brought(seat, packs, lists.get(i), pool.of(seat), dealer::of);
        }
        return dealer;
    }

    /**
     * For a game with one pack for all players.
     *
     * @param all the cards with which it is played, which everybody knows
     */
    public static <K> Dealer ofOne(Zones zones, Pack<K> pack, Array<K> all) {
        return new Dealer(zones, Knowledge.NONE, 0, Array.of(pack), all);
    }

    private Visitor of(Owners owners, Object value) {
        @Nullable Seat only = owners.only(value);
        if (only != null) {
            return only.index() < seats.length ? seats[only.index()] : others;
        }
        for (Brought each : seats) {
            if (owners.include(value, each.seat())) {
                return each;
            }
        }
        return others;
    }

    /** The table with a card in each hidden place. */
    public <T> T dealt(Class<T> type, T table, Dice dice) {
        @Nullable Gap gap = zones.visited(type, table, others);
        for (Brought each : seats) {
            each.draw(known, dice);
        }
        others.draw(known, dice);
        return gap == null ? table : type.cast(gap.filled());
    }

    /** The cards from a pack that a player must have brought, in its order, once they were dealt. */
    public <K> Array<K> brought(Seat seat, Pack<K> pack) {
        return seats[seat.index()].all(pack);
    }
}
