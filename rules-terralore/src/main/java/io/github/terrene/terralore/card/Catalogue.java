package io.github.terrene.terralore.card;

import io.vavr.collection.Array;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/** The cards that a game may be played with, and their tokens. */
public final class Catalogue {
    private final TreeMap<String, Card> byId;
    private final Array<Card> playable;

    private Catalogue(TreeMap<String, Card> byId) {
        this.byId = byId;
        this.playable = Array.ofAll(byId.values()).filter(card -> card.kind() != CardKind.TOKEN);
    }

    /**
     * These cards with the tokens they make.
     *
     * @throws IllegalArgumentException if two different cards have the same id
     */
    public static Catalogue of(Iterable<Card> cards) {
        TreeMap<String, Card> byId = TreeMap.empty();
        for (Card card : Array.ofAll(cards).flatMap(each -> each.tokens().prepend(each))) {
            Option<Card> other = byId.get(card.id()).filter(known -> !known.equals(card));
            if (other.isDefined() || card.id().equals(Card.UNKNOWN.id())) {
                throw new IllegalArgumentException("there is another card with the id " + card.id());
            }
            byId = byId.put(card.id(), card);
        }
        return new Catalogue(byId);
    }

    /** The cards that may be in a deck, by id. */
    public Array<Card> cards() {
        return playable;
    }

    /** The card or token with that id. */
    public Option<Card> find(String id) {
        return byId.get(id);
    }

    /** Whether a card is one of these, and may be in a deck. */
    public boolean has(Card card) {
        return card.kind() != CardKind.TOKEN && find(card.id()).contains(card);
    }
}
