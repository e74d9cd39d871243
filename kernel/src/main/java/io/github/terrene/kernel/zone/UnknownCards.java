package io.github.terrene.kernel.zone;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.zone.Zone.Kind;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The cards of one deck that a player brought: those seen, and those that are not, which are drawn at random. Here a card is represented by its
 * place in the {@link Pack}. Lives inside one call.
 */
final class UnknownCards<K> {
    private static final int KINDS = Kind.values().length;
    private static final Array<Kind> SHARED = Array.of(Kind.HAND, Kind.OTHER);
    private static final int[] NONE = {};

    private final Pack<K> pack;

    /** How many copies of each card the player brought: those seen, and those drawn. */
    private final int[] brought;

    /** How many more copies of each card the player is believed to have brought; below 0 if more are seen. */
    private final int[] believed;

    /** Whether all cards that the player brought are known. */
    private boolean listed;

    /** How many unknown cards still lie in places of each kind. */
    private final int[] hidden = new int[KINDS];

    /** The cards for them, in the order of kinds. */
    private int[] drawn = NONE;

    /** The place of the next card for each kind. */
    private final int[] next = new int[KINDS];

    private int total;
    private int seen;

    /** The card that was looked up last, and its place. */
    private @Nullable Object last;

    private int lastPlace = -1;

    /** Cards that are all still to be found. */
    UnknownCards(Pack<K> pack) {
        this.pack = pack;
        this.brought = new int[pack.cards().size()];
        this.believed = new int[brought.length];
    }

    /** Notes a card that the player brought. Returns whether it is one of these. */
    boolean list(Object card) {
        boolean these = believe(place(card));
        listed |= these;
        return these;
    }

    /** Notes the id of a card that the player is believed to have brought. Returns whether it is one of these. */
    boolean believe(String id) {
        return believe(place(id));
    }

    private boolean believe(int card) {
        if (card >= 0) {
            believed[card]++;
        }
        return card >= 0;
    }

    /** The place of a card, or -1. Copies of a card mostly follow one another, so the last result is cached. */
    private int place(Object card) {
        if (card != last) {
            last = card;
            lastPlace = isOf(card) ? place(id(card)) : -1;
        }
        return lastPlace;
    }

    private int place(String id) {
        return pack.places().applyAsInt(id);
    }

    /** The id of a card of that type. */
    @SuppressWarnings("unchecked") // only cards of that type are asked about
    String id(Object card) {
        return pack.ids().apply((K) card);
    }

    /** Whether a card, or what stands for an unknown one, is of the type of these. */
    boolean isOf(Object card) {
        return card.getClass() == pack.type() || pack.type().isInstance(card);
    }

    /** What the deck can consist of. */
    Pack<K> pack() {
        return pack;
    }

    /** How many more copies of a card the deck may have. */
    private int left(int card) {
        return listed ? believed[card] : pack.copies().applyAsInt(pack.cards().get(card)) - brought[card];
    }

    private void bring(int card) {
        brought[card]++;
        believed[card]--;
    }

    /** Notes a card that is seen. Returns whether it is one of these. */
    boolean see(Object card) {
        int place = place(card);
        if (place >= 0) {
            bring(place);
            seen++;
        }
        return place >= 0;
    }

    /** Notes that this many unknown cards lie in a place. */
    void hide(int number, Kind where) {
        hidden[where.ordinal()] += number;
        total += number;
    }

    /** Leaves what lies hidden elsewhere than in decks to another deck of such cards, as far as this one is not as large. */
    void share(UnknownCards<?> other) {
        int room = Math.max(0, pack.size() - seen - hidden[Kind.DECK.ordinal()]);
        for (Kind where : SHARED) {
            int more = Math.max(0, hidden[where.ordinal()] - room);
            hide(-more, where);
            other.hide(more, where);
            room -= hidden[where.ordinal()];
        }
    }

    /** Draws all that lies hidden, those known to be on the deck or in the hand before all others. */
    void draw(Seq<String> onDeck, Seq<String> inHand, Dice dice) {
        int[] top = held(onDeck, hidden[Kind.DECK.ordinal()]);
        int[] hand = held(inHand, hidden[Kind.HAND.ordinal()]);
        drawn = Arrays.copyOf(hand, total);
        drawOthers(hand.length, total - top.length, dice);
        int elsewhere = hidden[Kind.HAND.ordinal()];
        int deck = elsewhere + hidden[Kind.OTHER.ordinal()];
        System.arraycopy(drawn, deck, drawn, deck + top.length, total - top.length - deck);
        System.arraycopy(top, 0, drawn, deck, top.length);
        next[Kind.OTHER.ordinal()] = elsewhere;
        next[Kind.DECK.ordinal()] = deck;
    }

    /** Those of these cards that the player can have, judging by what is seen, up to a maximum. */
    private int[] held(Seq<String> ids, int most) {
        int[] held = ids.isEmpty() ? NONE : new int[Math.min(most, ids.size())];
        int size = 0;
        for (int i = 0; i < ids.size() && size < held.length; i++) {
            int card = place(ids.get(i));
            if (card >= 0 && left(card) > 0) {
                held[size++] = card;
                bring(card);
            }
        }
        return size == held.length ? held : Arrays.copyOf(held, size);
    }

    /**
     * Draws cards in random order, from one place up to, but not including, another: first those that the player is believed to have, then any
     * that a deck may have, rare ones last.
     */
    private void drawOthers(int from, int to, Dice dice) {
        for (int card = 0; card < believed.length && !listed; card++) {
            if (believed[card] > 0) {
                believed[card] = Math.min(believed[card], left(card));
            }
        }
        int size = draw(believed, from, to, dice);
        if (size < to) {
            size = draw(left(false), size, to, dice);
        }
        if (size < to) {
            draw(left(true), size, to, dice);
        }
        dice.shuffle(drawn, from, to);
    }

    private int[] left(boolean rare) {
        int[] left = new int[brought.length];
        for (int card = 0; card < left.length; card++) {
            left[card] = pack.rare().test(pack.cards().get(card)) == rare ? left(card) : 0;
        }
        return left;
    }

    /**
     * Draws from that many copies of each card until there are enough cards, or no more copies. If all are needed, nothing is drawn at random:
     * their order is decided later.
     */
    private int draw(int[] copies, int from, int to, Dice dice) {
        int[] stock = stock(copies);
        int end = Math.min(to - from, stock.length);
        for (int i = 0; i < end; i++) {
            int j = end == stock.length ? i : i + dice.below(stock.length - i);
            drawn[from + i] = stock[j];
            bring(stock[j]);
            stock[j] = stock[i];
        }
        return from + end;
    }

    private static int[] stock(int[] copies) {
        int size = 0;
        for (int each : copies) {
            size += Math.max(0, each);
        }
        int[] stock = new int[size];
        int next = 0;
        for (int card = 0; card < copies.length; card++) {
            for (int copy = 0; copy < copies[card]; copy++) {
                stock[next++] = card;
            }
        }
        return stock;
    }

    /** Deals the next cards for such places, up to a maximum. */
    void deal(Kind where, int most, ArrayBuilder<Object> to) {
        int number = Math.min(most, hidden[where.ordinal()]);
        int first = next[where.ordinal()];
        if (where == Kind.HAND) {
            Arrays.sort(drawn, first, first + number);
        }
        for (int i = first; i < first + number; i++) {
            to.add(pack.cards().get(drawn[i]));
        }
        next[where.ordinal()] += number;
        hidden[where.ordinal()] -= number;
    }

    /** Whether that many cards were seen or drawn, and none that is not believed. */
    boolean isAll(int number) {
        int amiss = seen + total - number;
        for (int each : believed) {
            amiss |= each;
        }
        return amiss == 0;
    }

    /** All cards that the player brought, in the order of the pack. */
    Array<K> all() {
        ArrayBuilder<K> cards = new ArrayBuilder<>(seen + total);
        for (int place = 0; place < brought.length; place++) {
            if (brought[place] > 0) {
                K card = pack.cards().get(place);
                for (int copy = 0; copy < brought[place]; copy++) {
                    cards.add(card);
                }
            }
        }
        return cards.all();
    }
}
