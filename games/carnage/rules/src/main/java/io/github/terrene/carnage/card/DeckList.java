package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardInput;
import io.github.terrene.kernel.form.Named;
import io.github.terrene.kernel.form.Names;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * The cards that a player brings: two decks; the Element deck is the same for everybody. Whether they are legal is up to
 * {@link io.github.terrene.carnage.setup.ListRules}.
 *
 * @param name the name of the list
 * @param companion the Companion deck, sorted by id, copies repeated
 * @param adventure the Adventure deck, sorted by id, copies repeated
 */
@Rule({"CG-2.1", "CG-2.4"})
public record DeckList(
        @Names(Named.DECK) String name,
        @Rule("CG-2.2") Array<Card> companion,
        @Rule("CG-2.3") Array<Card> adventure) {
    /**
     * A list of these cards: Legends and Relics form the Companion deck, Locations and Monsters the Adventure deck.
     *
     * @throws IllegalArgumentException if a card is null
     */
    public static DeckList of(String name, Iterable<Card> cards) {
        Array<Card> sorted = CardInput.all(cards, "card").sortBy(Card::id);
        return new DeckList(name, sorted.filter(DeckList::isCompanion), sorted.reject(DeckList::isCompanion));
    }

    private static boolean isCompanion(Card card) {
        return card.is(CardKind.LEGEND) || card.is(CardKind.RELIC);
    }

    /** A list of the cards with these ids, or a problem for each id that is not in the catalogue. */
    @Rule("CG-2.7")
    public static Either<Seq<Problem>, DeckList> of(String name, Iterable<String> ids, Catalogue catalogue) {
        return catalogue.findAll(ids, "CG-2.7", "list " + name).map(cards -> of(name, cards));
    }

    /** One of the two decks. */
    public Array<Card> deck(DeckKind which) {
        return which == DeckKind.COMPANION ? companion : adventure;
    }

    /** The cards of both decks, the Companion deck's first. */
    public Array<Card> cards() {
        return companion.appendAll(adventure);
    }

    /** The ids of the cards of both decks, copies repeated. */
    public Array<String> ids() {
        return cards().map(Card::id);
    }
}
