package io.github.terrene.hobe.setup;

import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.Catalogue;
import io.github.terrene.hobe.card.Deck;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** The rules for decks. Only their size and the number of copies are limited. */
@Rule("HB-2.3")
public final class DeckRules {
    private static final int OUT_OF_MEASURE = 10;

    private DeckRules() {}

    /** Everything wrong with a deck; if it is more than ten times too large, only that. */
    public static Seq<Problem> problems(Deck deck, Options options, Catalogue catalogue, String place) {
        if (deck.cards().size() > OUT_OF_MEASURE * Math.max(1L, options.deckSize())) {
            return size(deck, options, place);
        }
        return size(deck, options, place)
                .appendAll(copies(deck.cards().filter(catalogue::has), options, place))
                .appendAll(foreign(deck, catalogue, place));
    }

    @Rule("HB-2.1")
    private static Array<Problem> size(Deck deck, Options options, String place) {
        int size = deck.cards().size();
        return size == options.deckSize()
                ? Array.empty()
                : Array.of(Problem.at(
                        place,
                        "HB-2.1/deck-size",
                        "a deck has {size:number} cards, not {number:number}",
                        options.deckSize(),
                        size));
    }

    @Rule("HB-2.2")
    private static Array<Problem> copies(Array<Card> cards, Options options, String place) {
        return cards.distinctBy(Card::name)
                .filter(card -> copies(cards, card) > options.copiesOf(card))
                .map(card -> Problem.at(
                        place,
                        "HB-2.2/copies",
                        "{card} is in the deck {times}, but may be there only {most}",
                        card.name(),
                        times(copies(cards, card)),
                        times(options.copiesOf(card))));
    }

    private static int copies(Array<Card> cards, Card card) {
        int copies = 0;
        for (int i = 0; i < cards.size(); i++) {
            copies += cards.get(i).name().equals(card.name()) ? 1 : 0;
        }
        return copies;
    }

    private static String times(int number) {
        return number == 1 ? "once" : number + " times";
    }

    private static Array<Problem> foreign(Deck deck, Catalogue catalogue, String place) {
        return deck.cards()
                .reject(catalogue::has)
                .distinctBy(Card::id)
                .map(card -> Problem.at(
                        place, "HB-2.3/foreign-card", "{card} is not among the cards of this game", card.name()));
    }
}
