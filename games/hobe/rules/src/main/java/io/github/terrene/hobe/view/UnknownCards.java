package io.github.terrene.hobe.view;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.setup.Options;
import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import java.util.Arrays;

/**
 * The cards that one player brought: those seen, and those that lie where nobody sees them, which are drawn. Here a card is represented by its
 * place in the catalogue, which is sorted by id. Lives inside one call.
 */
@Rule({"HB-2.2", "HB-12.6"})
final class UnknownCards {
    private final Catalogue catalogue;
    private final Options options;
    /** How many copies of each card the player brought: those seen, and those drawn. */
    private final int[] brought;
    /** How many more copies of each card the player is believed to have brought; below 0 if more are seen. */
    private final int[] believed;
    /** The cards that are not seen: those known to be in the hand, then the others in random order. */
    private final int[] unseen;

    /** How many of the cards that are not seen are known to be in the hand: the first. */
    private int held;

    private int drawn;
    private String lastId = "";
    private int lastPlace = -1;

    /**
     * Cards that are all still to be found.
     *
     * @param number how many of them are not seen
     */
    UnknownCards(Catalogue catalogue, Options options, int number) {
        this.catalogue = catalogue;
        this.options = options;
        this.brought = new int[catalogue.cards().size()];
        this.believed = new int[brought.length];
        this.unseen = new int[number];
    }

    /** How many more copies of a card the deck may have. */
    private int left(int card) {
        return options.copiesOf(catalogue.cards().get(card)) - brought[card];
    }

    /** Notes a card that is seen. */
    void see(Card card) {
        bring(place(card.id()));
    }

    private void bring(int card) {
        brought[card]++;
        believed[card]--;
    }

    /** Notes the id of a card that the player is believed to have brought, which may be one of those seen. */
    void believe(String id) {
        int card = place(id);
        if (card >= 0) {
            believed[card]++;
        }
    }

    /**
     * Notes the id of a card that is known to be in the hand, though it is not seen there. Call it before cards are drawn. A card that the
     * player cannot have, judging by what is seen, is not noted.
     *
     * @param listed whether all cards that the player brought are known
     */
    void hold(String id, boolean listed) {
        int card = place(id);
        if (card >= 0 && left(card) > 0 && (!listed || believed[card] > 0)) {
            unseen[drawn++] = card;
            bring(card);
            held = drawn;
        }
    }

    /** How many cards are known to be in the hand. */
    int held() {
        return held;
    }

    /** The place of a card. Lists name the copies of a card one after another, so the last result is cached. */
    private int place(String id) {
        if (!id.equals(lastId)) {
            lastId = id;
            lastPlace = catalogue.place(id);
        }
        return lastPlace;
    }

    /** Draws the cards that are not seen: first those that the player is believed to have, then any that a deck may have. */
    void draw(Dice dice) {
        for (int card = 0; card < believed.length; card++) {
            if (believed[card] > 0) {
                believed[card] = Math.min(believed[card], left(card));
            }
        }
        drawFrom(believed, dice);
        if (drawn < unseen.length) {
            int[] left = new int[believed.length];
            Arrays.setAll(left, this::left);
            drawFrom(left, dice);
        }
        dice.shuffle(unseen, held, unseen.length);
    }

    /**
     * Draws from that many copies of each card until there are enough cards, or no more copies. If all are needed, nothing is drawn at random:
     * their order is decided later.
     */
    private void drawFrom(int[] copies, Dice dice) {
        int[] stock = stock(copies);
        int end = Math.min(unseen.length - drawn, stock.length);
        for (int i = 0; i < end; i++) {
            int j = end == stock.length ? i : i + dice.below(stock.length - i);
            unseen[drawn++] = stock[j];
            bring(stock[j]);
            stock[j] = stock[i];
        }
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

    /** That many of the cards that are not seen, starting from the first, sorted by id. */
    Array<Card> hand(int many) {
        Arrays.sort(unseen, 0, many);
        return unseen(0, many);
    }

    /** The cards that are not seen, from one place up to, but not including, another. */
    Array<Card> unseen(int from, int to) {
        ArrayBuilder<Card> cards = new ArrayBuilder<>(to - from);
        for (int i = from; i < to; i++) {
            cards.add(catalogue.cards().get(unseen[i]));
        }
        return cards.all();
    }

    /** All cards that the player brought, sorted by id. */
    Array<Card> all() {
        ArrayBuilder<Card> cards = new ArrayBuilder<>(options.deckSize());
        for (int card = 0; card < brought.length; card++) {
            for (int copy = 0; copy < brought[card]; copy++) {
                cards.add(catalogue.cards().get(card));
            }
        }
        return cards.all();
    }
}
