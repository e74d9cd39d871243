package io.github.terrene.carnage.card;

import io.github.terrene.carnage.trait.Element;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.CardIndex;
import io.github.terrene.kernel.card.CardInput;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.LinkedHashMap;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** The elements of a game, and the cards that it may be played with. */
@Rule({"CG-1.2", "CG-1.10"})
public final class Catalogue extends CardIndex<Card> {
    private final Array<Element> elements;
    private final Array<ElementCard> elementDeck;
    private final LinkedHashMap<String, Option<ElementCard>> elementCards;

    private Catalogue(Array<Element> elements, Array<Card> cards) {
        super(cards, Array.empty());
        this.elements = elements;
        this.elementDeck = ElementCard.deck(elements);
        this.elementCards = LinkedHashMap.ofEntries(
                elementDeck.append(ElementCard.UNKNOWN).map(card -> Tuple.of(card.id(), Option.some(card))));
    }

    /**
     * A catalogue of these elements, in their order, and these cards, or everything wrong with them; each problem names its card. Premium prints
     * are cards of their own. An absent part of a card is a problem, too, and so is anything that its texts throw when they are asked for their
     * words.
     *
     * @throws IllegalArgumentException if an element or a card is null
     */
    public static Either<Seq<Problem>, Catalogue> of(Iterable<Element> elements, Iterable<Card> cards) {
        Array<Element> order = CardInput.all(elements, "element");
        Array<Card> all = CardInput.all(cards, "card");
        Seq<Problem> problems = CardFaults.in(order, all);
        return problems.isEmpty() ? Either.right(new Catalogue(order, all)) : Either.left(problems);
    }

    /** The same, plus the premium print of each of these cards. */
    @Rule("CG-1.10")
    public static Either<Seq<Problem>, Catalogue> inBothPrints(Iterable<Element> elements, Iterable<Card> cards) {
        Array<Card> all = CardInput.all(cards, "card");
        return of(elements, all.appendAll(all.map(Card::inPremium)));
    }

    /** The elements, in their order. */
    public Array<Element> elements() {
        return elements;
    }

    /** The Element deck of every player: each number of each element once. */
    @Rule("CG-2.4")
    public Array<ElementCard> elementDeck() {
        return elementDeck;
    }

    /** The Element card with that id, such as {@code fire-5}. */
    public Option<ElementCard> elementCard(String id) {
        return elementCards.getOrElse(id, Option.none());
    }
}
