package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Problem;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The cards that a game may be played with, and their tokens. */
public final class Catalogue {
    private final TreeMap<String, Card> byId;
    private final Array<Card> playable;

    private Catalogue(Array<Card> all) {
        this.byId = TreeMap.ofEntries(all.map(card -> Tuple.of(card.id(), card)));
        this.playable = Array.ofAll(byId.values()).filter(card -> card.kind() != CardKind.TOKEN);
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
        return byId.get(id);
    }

    /** Whether a card is one of these, and may be in a deck. */
    public boolean has(Card card) {
        return card.kind() != CardKind.TOKEN && find(card.id()).contains(card);
    }
}
