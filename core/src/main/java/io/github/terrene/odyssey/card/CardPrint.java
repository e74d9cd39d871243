package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * What a card was when something was written down. A replay compares it to tell whether the card has changed since.
 *
 * @param id the card's id
 * @param print the fingerprint of all that is printed on it
 */
@Internal
public record CardPrint(String id, Fingerprint print) {
    private static final int MOST_NAMED = 20;

    /** The print of a card as it is now. */
    public static CardPrint of(Card card) {
        return new CardPrint(card.id(), Fingerprint.of(printed(card)));
    }

    /** The prints of all cards in these decks, by id, and of the tokens in a catalogue. */
    public static Array<CardPrint> of(Seq<Deck> decks, Catalogue catalogue) {
        Seq<Card> tokens = catalogue.cards().filter(card -> card instanceof CharacterCard made && made.token());
        return List.<Card>ofAll(decks.flatMap(Deck::cards))
                .appendAll(tokens)
                .append(Catalogue.OPEN_FIELD)
                .distinctBy(Card::id)
                .sortBy(Card::id)
                .map(CardPrint::of)
                .toArray();
    }

    /** Returns the value if these are the current prints of the cards in these decks and of the tokens, and a problem otherwise. */
    public static <T> Either<Problem, T> unchanged(
            Seq<CardPrint> prints, Seq<Deck> decks, Catalogue catalogue, T value) {
        Array<CardPrint> now = of(decks, catalogue);
        if (prints.equals(now)) {
            return Either.right(value);
        }
        Seq<String> strange = prints.reject(now::contains).map(CardPrint::id);
        return Either.left(Problem.at(
                "cards",
                strange.isEmpty()
                        ? "each card of the decks and each token must be there once, in the order of the ids"
                        : "these cards have changed since, or are in no deck: " + named(strange)));
    }

    private static String named(Seq<String> changed) {
        int more = changed.size() - MOST_NAMED;
        return changed.take(MOST_NAMED).mkString(", ") + (more > 0 ? " and " + more + " more" : "");
    }

    /** Everything that is printed on a card: name, type, numbers, text. */
    private static String printed(Card card) {
        Seq<String> lines = List.of(card.name(), card.typeLine(), numbers(card));
        return lines.appendAll(CardText.lines(card)).mkString("\n");
    }

    private static String numbers(Card card) {
        if (card instanceof CharacterCard character) {
            return List.of(character.lv(), character.sp(), character.hp(), character.atk(), character.def())
                    .mkString(" ");
        }
        return card instanceof TerrainCard terrain
                ? terrain.actions() + " " + CardText.xpTree(terrain).mkString("; ")
                : "";
    }
}
