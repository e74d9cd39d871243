package io.github.terrene.carnage.view;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.Catalogue;
import io.github.terrene.carnage.card.DeckList;
import io.github.terrene.carnage.setup.ListRules;
import io.github.terrene.carnage.table.Decks;
import io.github.terrene.carnage.table.Pile;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.Arrays;
import java.util.function.IntUnaryOperator;

/**
 * Hidden cards of a player's list, dealt out at random. Here a card is represented by its place in the catalogue, which is sorted by id. Lives
 * inside one call.
 *
 * <p>Since each deck of a list has its own kinds and its own size, the sizes of the decks tell how many cards of a hidden hand come from which.
 */
@Rule({"CG-2.2", "CG-2.3", "CG-2.5", "CG-14.7"})
final class UnknownCards {
    private final Array<Card> cards;
    private final Catalogue catalogue;
    private final Dice dice;
    /** How many copies of each card the player brought: those seen, and those dealt. */
    private final int[] brought;
    /** How many more copies of each card the player is believed to have brought; below 0 if more are seen. */
    private final int[] believed;

    private int companionsSeen;

    /** Cards of which none is seen yet. */
    UnknownCards(Catalogue catalogue, Dice dice) {
        this.cards = catalogue.cards();
        this.catalogue = catalogue;
        this.dice = dice;
        this.brought = new int[cards.size()];
        this.believed = new int[cards.size()];
    }

    /** How many more copies of a card the list may have. */
    private int left(int card) {
        return (premium(card) ? ListRules.PREMIUM_COPIES : ListRules.COPIES) - brought[card];
    }

    private boolean premium(int card) {
        return cards.get(card).premium();
    }

    /** Notes cards that are seen. */
    void see(Array<Card> seen) {
        for (int i = 0; i < seen.size(); i++) {
            see(seen.get(i));
        }
    }

    /** Notes a card that is seen. */
    void see(Card card) {
        companionsSeen += card.kind().deck() == DeckKind.COMPANION ? 1 : 0;
        bring(catalogue.place(card.id()));
    }

    private void bring(int card) {
        brought[card]++;
        believed[card]--;
    }

    /** Notes cards that the player is believed to have brought, those seen included. */
    void believe(Iterable<String> ids) {
        for (String id : ids) {
            int card = catalogue.place(id);
            if (card >= 0) {
                believed[card]++;
            }
        }
    }

    /**
     * The decks of a player with all cards known.
     *
     * @param known the ids of cards that are known to be in the hand
     * @param companionSize how many cards the Companion deck of the list has
     */
    Decks dealt(Decks decks, Seq<String> known, int companionSize) {
        int hand = decks.hand().hidden() ? decks.hand().size() : 0;
        int companions = companionSize - companionsSeen - decks.companion().size();
        int inHand = Math.max(0, Math.min(hand, companions));
        int[] companionsHeld = held(known, DeckKind.COMPANION, inHand);
        int[] adventuresHeld = held(known, DeckKind.ADVENTURE, hand - inHand);
        int[] companion = draw(
                DeckKind.COMPANION, companionsHeld, inHand + decks.companion().size());
        int[] adventure = draw(
                DeckKind.ADVENTURE,
                adventuresHeld,
                hand - inHand + decks.adventure().size());
        return new Decks(
                new Pile<>(named(companion, inHand)),
                new Pile<>(named(adventure, hand - inHand)),
                hand == 0 ? decks.hand() : new Pile<>(hand(companion, inHand, adventure, hand - inHand)),
                decks.discarded());
    }

    /** The first cards of both decks, sorted by id. */
    private Array<Card> hand(int[] companion, int companions, int[] adventure, int adventures) {
        int[] hand = Arrays.copyOf(companion, companions + adventures);
        System.arraycopy(adventure, 0, hand, companions, adventures);
        Arrays.sort(hand);
        return named(hand, 0);
    }

    private Array<Card> named(int[] places, int from) {
        ArrayBuilder<Card> named = new ArrayBuilder<>(places.length - from);
        for (int i = from; i < places.length; i++) {
            named.add(cards.get(places[i]));
        }
        return named.all();
    }

    /** The cards known to be in the hand that belong to a deck and that the player can have, up to a maximum. */
    private int[] held(Seq<String> known, DeckKind kind, int most) {
        int[] held = new int[Math.min(most, known.size())];
        int size = 0;
        for (int i = 0; i < known.size() && size < held.length; i++) {
            int card = catalogue.place(known.get(i));
            if (card >= 0 && cards.get(card).kind().deck() == kind && left(card) > 0) {
                held[size++] = card;
                bring(card);
            }
        }
        return Arrays.copyOf(held, size);
    }

    /**
     * Draws a number of cards of a deck: those that are held, then, in random order, those that the player is believed to have, then ordinary
     * prints and premium ones, in this order, until there are enough.
     */
    private int[] draw(DeckKind kind, int[] held, int number) {
        int[] drawn = Arrays.copyOf(held, number);
        int size = draw(stock(kind, this::believed), drawn, held.length);
        if (size < number) {
            size = draw(stock(kind, card -> premium(card) ? 0 : left(card)), drawn, size);
        }
        if (size < number) {
            draw(stock(kind, card -> premium(card) ? left(card) : 0), drawn, size);
        }
        dice.shuffle(drawn, held.length, number);
        return drawn;
    }

    /**
     * Draws cards until there are enough or no more, and returns how many there are. If all are needed, nothing is drawn at random: their order
     * is decided later.
     */
    private int draw(int[] stock, int[] drawn, int size) {
        int end = Math.min(drawn.length - size, stock.length);
        for (int i = 0; i < end; i++) {
            int j = end == stock.length ? i : i + dice.below(stock.length - i);
            drawn[size + i] = stock[j];
            bring(stock[j]);
            stock[j] = stock[i];
        }
        return size + end;
    }

    /** How many more copies of a card the player is believed to have brought, but no more than a list may have. */
    private int believed(int card) {
        return believed[card] <= 0 ? 0 : Math.min(believed[card], left(card));
    }

    /** A stock with that many copies of each card of a deck. */
    private int[] stock(DeckKind kind, IntUnaryOperator copies) {
        Array<Integer> places = catalogue.places(kind);
        int[] stock = new int[ListRules.SIZE];
        int size = 0;
        for (int i = 0; i < places.size(); i++) {
            int card = places.get(i);
            for (int left = copies.applyAsInt(card); left > 0; left--) {
                stock = size < stock.length ? stock : Arrays.copyOf(stock, 2 * size);
                stock[size++] = card;
            }
        }
        return Arrays.copyOf(stock, size);
    }

    /** The list that the player must have brought, after cards were dealt. */
    DeckList list() {
        return new DeckList("imagined", brought(DeckKind.COMPANION), brought(DeckKind.ADVENTURE));
    }

    private Array<Card> brought(DeckKind kind) {
        Array<Integer> places = catalogue.places(kind);
        ArrayBuilder<Card> all = new ArrayBuilder<>(ListRules.SIZE);
        for (int i = 0; i < places.size(); i++) {
            int card = places.get(i);
            for (int copy = 0; copy < brought[card]; copy++) {
                all.add(cards.get(card));
            }
        }
        return all.all();
    }
}
