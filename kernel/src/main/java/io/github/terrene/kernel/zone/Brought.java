package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.zone.Zone.Kind;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;
import java.util.function.BiFunction;

/**
 * The decks that one player brought. It visits a table twice: before cards are drawn it notes what is seen there and how much is hidden;
 * afterwards it puts cards into the hidden places. Lives inside one call.
 */
final class Brought implements Visitor {
    private final Seat seat;
    private final UnknownCards<?>[] decks;
    private final BiFunction<Owners, Object, Visitor> others;
    private int met;
    private boolean drawn;

    /**
     * The decks of a seat.
     *
     * @param others finds who visits what belongs to certain seats
     */
    Brought(Seat seat, UnknownCards<?>[] decks, BiFunction<Owners, Object, Visitor> others) {
        this.seat = seat;
        this.decks = decks;
        this.others = others;
    }

    Seat seat() {
        return seat;
    }

    @Override
    public Visitor of(Owners owners, Object value) {
        return others.apply(owners, value);
    }

    @Override
    public boolean fills() {
        return drawn;
    }

    @Override
    public Object visit(Object card, Object unknown, Kind place) {
        boolean known = !unknown.equals(card);
        if (!known && drawn) {
            return filled(Array.of(card), unknown, next(unknown, 1, place)).head();
        }
        if (known && !drawn) {
            see(card);
        } else if (!known) {
            hide(unknown, 1, place);
        }
        return card;
    }

    @Override
    public Seq<Object> visit(Seq<Object> cards, boolean covered, Object unknown, Kind place) {
        int hidden = covered ? cards.size() : 0;
        for (Object card : covered ? Array.empty() : cards) {
            if (card.equals(unknown)) {
                hidden++;
            } else if (!drawn) {
                see(card);
            }
        }
        if (!drawn) {
            hide(unknown, hidden, place);
        }
        return drawn && hidden > 0 ? filled(cards, unknown, next(unknown, hidden, place)) : cards;
    }

    private void see(Object card) {
        int deck = 0;
        while (deck < decks.length && !decks[deck].see(card)) {
            deck++;
        }
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
        for (UnknownCards<?> deck : decks) {
            deck.draw(known.onDeck(seat), known.inHand(seat), dice);
        }
        drawn = true;
    }

    /** The next cards for a place, in order of ids if it is a hand. */
    private Array<Object> next(Object unknown, int number, Kind place) {
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

    private static Seq<Object> filled(Seq<Object> cards, Object unknown, Array<Object> next) {
        if (next.size() == cards.size()) {
            return next;
        }
        Iterator<Object> others = next.iterator();
        return cards.map(card -> others.hasNext() && unknown.equals(card) ? others.next() : card);
    }

    /** All cards that came from a pack. */
    @SuppressWarnings("unchecked") // the cards of a pack are of its type
    <K> Array<K> all(Pack<K> pack) {
        int deck = 0;
        while (decks[deck].pack() != pack) {
            deck++;
        }
        return (Array<K>) decks[deck].all();
    }
}
