package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.PrintedCard;
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
public record Deck(
        @Names(Named.DECK) String name, @Rule("TL-2.1") Array<Card> cards) {
    /** A deck of these cards. */
    public static Deck of(String name, Iterable<Card> cards) {
        return new Deck(name, Array.ofAll(cards).sorted(PrintedCard.BY_ID));
    }

    /** A deck of the cards with these ids, or a problem for each id that is not in the catalogue. */
    @Rule("TL-2.4")
    public static Either<Seq<Problem>, Deck> of(String name, Iterable<String> ids, Catalogue catalogue) {
        return catalogue.findAll(ids, "TL-2.4", "deck " + name).map(cards -> of(name, cards));
    }

    /** The ids of the cards. */
    public Array<String> ids() {
        return cards.map(Card::id);
    }
}
