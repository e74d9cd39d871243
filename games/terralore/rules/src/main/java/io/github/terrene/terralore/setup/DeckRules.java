package io.github.terrene.terralore.setup;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Catalogue;
import io.github.terrene.terralore.card.Deck;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.trait.CardKind;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** The rules for decks. Affinities, rarities, Creatures and Skills may be mixed freely: nothing here depends on them. */
@Rule({"TL-1.5", "TL-2.3", "TL-2.4"})
public final class DeckRules {
    /** How many cards a deck has. */
    @Rule("TL-2.1")
    public static final int SIZE = Proofreader.DECK;

    private static final int OUT_OF_MEASURE = 10;

    private DeckRules() {}

    /** Everything wrong with a deck; if it is more than ten times too large, only that. */
    public static Seq<Problem> problems(Deck deck, Catalogue catalogue, String place) {
        if (deck.cards().size() > OUT_OF_MEASURE * SIZE) {
            return size(deck, place);
        }
        return size(deck, place).appendAll(doubles(deck, place)).appendAll(foreign(deck, catalogue, place));
    }

    private static Array<Problem> size(Deck deck, String place) {
        int size = deck.cards().size();
        return size == SIZE
                ? Array.empty()
                : Array.of(Problem.at(
                        place, "TL-2.1/deck-size", "a deck has {size:number} cards, not {number:number}", SIZE, size));
    }

    @Rule("TL-2.2")
    private static Array<Problem> doubles(Deck deck, String place) {
        Array<String> names =
                deck.cards().map(Card::name).filter(name -> name != null).sorted();
        return names.zip(names.drop(1))
                .filter(pair -> pair._1().equals(pair._2()))
                .map(Tuple2::_1)
                .distinct()
                .map(name -> Problem.at(
                        place,
                        "TL-2.2/doubles",
                        "{card} is in the deck {number:number} times, but may be there only once",
                        name,
                        names.count(name::equals)));
    }

    @Rule({"TL-1.9", "TL-2.4"})
    private static Array<Problem> foreign(Deck deck, Catalogue catalogue, String place) {
        return deck.cards()
                .reject(catalogue::has)
                .distinct()
                .map(card -> card.kind() == CardKind.TOKEN
                        ? Problem.at(place, "TL-1.9/token", "{card} is a token, which cannot be in a deck", card.name())
                        : Problem.at(
                                place,
                                "TL-2.4/foreign-card",
                                "{card} is not among the cards of this game",
                                card.name()));
    }
}
