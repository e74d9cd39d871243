package io.github.terrene.terralore.setup;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * The cards that a player brings. Whether they make a deck is said by {@link DeckRules}.
 *
 * @param name what it is called
 * @param cards the cards, by id
 */
@Rule("TL-2.1")
public record Deck(String name, Array<Card> cards) {
    /** A deck of these cards. */
    public static Deck of(String name, Iterable<Card> cards) {
        return new Deck(name, Array.ofAll(cards).sortBy(Card::id));
    }

    /** A deck of the cards with these ids, or all ids that no card of the catalogue has. */
    @Rule("TL-2.4")
    public static Either<Seq<Problem>, Deck> of(String name, Iterable<String> ids, Catalogue catalogue) {
        Array<String> all = Array.ofAll(ids);
        Seq<Problem> unknown = all.distinct()
                .filter(id -> catalogue.find(id).isEmpty())
                .map(id -> new Problem("TL-2.4", "deck " + name, "there is no card " + id));
        return unknown.isEmpty() ? Either.right(of(name, all.flatMap(catalogue::find))) : Either.left(unknown);
    }

    /** Whether it says all that it must: mappers leave null what a text does not name. */
    public boolean whole() {
        return name != null && cards != null && cards.forAll(card -> card != null);
    }

    /** The ids of the cards. */
    public Array<String> ids() {
        return cards.map(Card::id);
    }
}
