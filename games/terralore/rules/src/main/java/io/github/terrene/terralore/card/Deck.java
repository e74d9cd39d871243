package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * The cards that a player brings. {@link io.github.terrene.terralore.setup.DeckRules} says whether they form a legal deck.
 *
 * @param name the name of the deck
 * @param cards the cards, sorted by id
 */
@Rule("TL-2.1")
public record Deck(@Names(Named.DECK) String name, Array<Card> cards) {
    /** A deck of these cards. If one is missing, or has no id, they stay in the given order: no game begins with such a deck. */
    public static Deck of(String name, Iterable<Card> cards) {
        Array<Card> all = Array.ofAll(cards);
        boolean asGiven = all.exists(card -> card == null || card.id() == null) || sorted(all);
        return new Deck(name, asGiven ? all : all.sortBy(Card::id));
    }

    private static boolean sorted(Array<Card> cards) {
        int sorted = 1;
        while (sorted < cards.size()
                && cards.get(sorted - 1).id().compareTo(cards.get(sorted).id()) <= 0) {
            sorted++;
        }
        return sorted >= cards.size();
    }

    /** A deck of the cards with these ids, or a problem for each id that is not in the catalogue. */
    @Rule("TL-2.4")
    public static Either<Seq<Problem>, Deck> of(String name, Iterable<String> ids, Catalogue catalogue) {
        return catalogue.findAll(ids, "TL-2.4", "deck " + name).map(cards -> of(name, cards));
    }

    /** Whether nothing is missing: object mappers leave null what a text does not mention. */
    public boolean isComplete() {
        return name != null && cards != null && cards.forAll(card -> card != null);
    }

    /** The ids of the cards. */
    public Array<String> ids() {
        return cards.map(Card::id);
    }
}
