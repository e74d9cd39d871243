package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Gathered;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Problem;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The cards that a game may be played with, and their tokens. */
public final class Catalogue {
    private final Array<Card> playable;
    private final LinkedHashMap<String, Option<Card>> byId;
    private final LinkedHashMap<String, Integer> places;

    private Catalogue(Array<Card> all) {
        this.playable = all.filter(card -> card.kind() != CardKind.TOKEN).sortBy(Card::id);
        this.byId = LinkedHashMap.ofEntries(all.map(card -> Tuple.of(card.id(), Option.some(card))));
        this.places = LinkedHashMap.ofEntries(playable.map(Card::id).zipWithIndex());
    }

    /** A catalogue of these cards and the tokens they make, or everything wrong with them; each problem names its card. */
    public static Either<Seq<Problem>, Catalogue> of(Iterable<Card> cards) {
        Array<Card> all =
                Array.ofAll(cards).flatMap(each -> each.tokens().prepend(each)).distinct();
        Seq<Problem> problems = CardFaults.in(all);
        return problems.isEmpty() ? Either.right(new Catalogue(all)) : Either.left(problems);
    }

    /** The cards that may be in a deck, sorted by id. */
    public Array<Card> cards() {
        return playable;
    }

    /** The card or token with that id. */
    public Option<Card> find(String id) {
        return byId.getOrElse(id, Option.none());
    }

    /** The place of a card among {@link #cards}, or -1 if it is not one of them. */
    @Internal
    public int place(Card card) {
        int place = place(card.id());
        return place >= 0 && playable.get(place).equals(card) ? place : -1;
    }

    /** The same for the card with that id. */
    @Internal
    public int place(String id) {
        return places.getOrElse(id, -1);
    }

    /** These cards sorted by id. It is faster if all are in this catalogue and none appears twice. */
    @Internal
    public Array<Card> sorted(Array<Card> cards) {
        Card[] sorted = new Card[playable.size()];
        for (int i = 0; i < cards.size(); i++) {
            int place = place(cards.get(i));
            if (place < 0 || sorted[place] != null) {
                return cards.sortBy(Card::id);
            }
            sorted[place] = cards.get(i);
        }
        Gathered<Card> found = new Gathered<>(cards.size());
        for (Card card : sorted) {
            if (card != null) {
                found.add(card);
            }
        }
        return found.all();
    }

    /** Whether a card is one of these, and may be in a deck. */
    public boolean has(Card card) {
        return place(card) >= 0;
    }
}
