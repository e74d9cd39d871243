package io.github.terrene.hobe.card;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Problem;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The cards that a game may be played with. */
public final class Catalogue {
    private final Array<Card> cards;
    private final LinkedHashMap<String, Option<Card>> byId;
    private final LinkedHashMap<String, Integer> places;

    private Catalogue(Array<Card> all) {
        this.cards = all.sortBy(Card::id);
        this.byId = LinkedHashMap.ofEntries(all.map(card -> Tuple.of(card.id(), Option.some(card))));
        this.places = LinkedHashMap.ofEntries(cards.map(Card::id).zipWithIndex());
    }

    /** A catalogue of these cards, or everything wrong with them; each problem names its card. */
    public static Either<Seq<Problem>, Catalogue> of(Iterable<Card> cards) {
        Array<Card> all = Array.ofAll(cards);
        Seq<Problem> problems = CardFaults.in(all);
        return problems.isEmpty() ? Either.right(new Catalogue(all)) : Either.left(problems);
    }

    /** The cards, sorted by id. */
    public Array<Card> cards() {
        return cards;
    }

    /** The card with that id. */
    public Option<Card> find(String id) {
        return byId.getOrElse(id, Option.none());
    }

    /** The place of the card with that id among {@link #cards}, or -1 if it is not one of them. */
    @Internal
    public int place(String id) {
        return places.getOrElse(id, -1);
    }

    /** Whether a card is one of these. */
    public boolean has(Card card) {
        return find(card.id()).contains(card);
    }
}
