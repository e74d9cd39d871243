package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Zone.Kind;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;

/**
 * The decks that one player brought. It notes what is seen on a table and how much is hidden there; when as many cards are drawn, they go to
 * the hidden places, in the order in which it met these. Lives inside one call.
 */
final class Brought implements Visitor {
    private final Seat seat;
    private final UnknownCards<?>[] decks;
    private final Array<?> list;
    private final BiFunction<Owners, Object, Visitor> others;
    private int met;

    /** The deck in which a card was found last: its neighbours are mostly from it, too. */
    private int near;

    /**
     * The decks of a seat.
     *
     * @param list the cards that the player brought; none if they are not known
     * @param pool the ids of those that the player is believed to have brought
     * @param others finds who visits what belongs to certain seats
     */
    Brought(
            Seat seat,
            Array<? extends Pack<?>> packs,
            Array<?> list,
            Seq<String> pool,
            BiFunction<Owners, Object, Visitor> others) {
        this.seat = seat;
        this.list = list;
        this.others = others;
        this.decks = new UnknownCards<?>[packs.size()];
        for (int i = 0; i < decks.length; i++) {
            decks[i] = new UnknownCards<>(packs.get(i));
        }
        for (int i = 0; i < list.size(); i++) {
            found(list.get(i), UnknownCards::list);
        }
        for (String id : list.isEmpty() ? pool : Array.<String>empty()) {
            found(id, UnknownCards::believe);
        }
    }

    Seat seat() {
        return seat;
    }

    @Override
    public Visitor of(Owners owners, Object value) {
        return others.apply(owners, value);
    }

    @Override
    public boolean visit(Object card, Object unknown, Kind place) {
        boolean hidden = isHidden(card, unknown);
        if (hidden) {
            hide(unknown, 1, place);
        }
        return hidden;
    }

    @Override
    public int visit(Seq<Object> cards, boolean covered, Object unknown, Kind place) {
        int hidden = covered ? cards.size() : 0;
        if (!covered) {
            for (Object card : cards) {
                hidden += isHidden(card, unknown) ? 1 : 0;
            }
        }
        if (hidden > 0 || place == Kind.DECK) {
            hide(unknown, hidden, place);
        }
        return hidden;
    }

    /** Notes a card unless it is unknown: seldom is it another value than the one that stands for all unknown cards. */
    private boolean isHidden(Object card, Object unknown) {
        return card == unknown || !see(card) && unknown.equals(card);
    }

    private boolean see(Object card) {
        return found(card, UnknownCards::see);
    }

    /** Whether one of the decks knows a card. */
    private <T> boolean found(T card, BiPredicate<UnknownCards<?>, T> knows) {
        boolean found = decks.length > 0 && knows.test(decks[near], card);
        for (int i = 0; i < decks.length && !found; i++) {
            found = i != near && knows.test(decks[i], card);
            near = found ? i : near;
        }
        return found;
    }

    /** Decks are met in their order; whatever else is hidden can be from any deck of such cards. */
    private void hide(Object unknown, int number, Kind place) {
        int deck = first(place == Kind.DECK ? Math.min(met++, decks.length - 1) : 0, unknown);
        if (deck < decks.length) {
            decks[deck].hide(number, place);
        }
    }

    /** The place of the first deck of such cards, from one on. */
    private int first(int from, Object card) {
        int deck = from;
        while (deck < decks.length && !decks[deck].isOf(card)) {
            deck++;
        }
        return deck;
    }

    /**
     * Draws all that is hidden.
     *
     * @param known what is known about hidden places
     */
    void draw(Knowledge known, Dice dice) {
        for (int i = 1; i < decks.length; i++) {
            if (decks[i].pack().type() == decks[i - 1].pack().type()) {
                decks[i - 1].share(decks[i]);
            }
        }
        Seq<String> onDeck = known.onDeck(seat);
        Seq<String> inHand = known.inHand(seat);
        for (UnknownCards<?> deck : decks) {
            deck.draw(onDeck, inHand, dice);
        }
    }

    /** In order of ids if it is a hand. */
    @Override
    public Array<Object> next(Object unknown, int number, Kind place) {
        ArrayBuilder<Object> next = new ArrayBuilder<>(number);
        for (UnknownCards<?> deck : decks) {
            if (deck.isOf(unknown)) {
                deck.deal(place, number - next.size(), next);
            }
        }
        return place == Kind.HAND && decks.length > 1 ? next.all().sortBy(this::id) : next.all();
    }

    private String id(Object card) {
        return decks[first(0, card)].id(card);
    }

    /** All cards that came from a pack. */
    @SuppressWarnings("unchecked") // the cards of a pack are of its type
    <K> Array<K> all(Pack<K> pack) {
        if (list.nonEmpty() && decks.length == 1 && decks[0].isAll(list.size())) {
            return (Array<K>) list;
        }
        int deck = 0;
        while (decks[deck].pack() != pack) {
            deck++;
        }
        return (Array<K>) decks[deck].all();
    }
}
