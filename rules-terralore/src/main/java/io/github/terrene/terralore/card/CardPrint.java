package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Problem;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * What a card was when something was written down: by comparing it, a replay can tell that a card has changed since.
 *
 * @param id the card's id
 * @param print the fingerprint of all that is printed on it
 */
@Internal
public record CardPrint(String id, Fingerprint print) {
    private static final int MOST_NAMED = 20;

    /** The print of a card as it is now. */
    public static CardPrint of(Card card) {
        Array<String> lines = Array.of(
                card.name(),
                CardText.typeLine(card),
                card.rarity().map(Rarity::name).getOrElse("-"));
        Array<String> tokens = card.tokens().map(token -> of(token).print().toString());
        return new CardPrint(
                card.id(),
                Fingerprint.of(
                        lines.appendAll(CardText.lines(card)).appendAll(tokens).mkString("\n")));
    }

    /** The prints of all these cards, by id. */
    public static Array<CardPrint> of(Seq<Card> cards) {
        return Array.ofAll(cards).distinctBy(Card::id).sortBy(Card::id).map(CardPrint::of);
    }

    /** The same value, unless these are not the prints of all these cards as they are now. */
    public static <T> Either<Problem, T> unchanged(Seq<CardPrint> prints, Seq<Card> cards, T value) {
        Array<CardPrint> now = of(cards);
        if (prints.equals(now)) {
            return Either.right(value);
        }
        Seq<String> strange = prints.reject(now::contains).map(CardPrint::id);
        return Either.left(Problem.at(
                "cards",
                strange.isEmpty()
                        ? "each card of the decks must be there once, in the order of the ids"
                        : "these cards have changed since, or are in no deck: " + named(strange)));
    }

    private static String named(Seq<String> changed) {
        int more = changed.size() - MOST_NAMED;
        return changed.take(MOST_NAMED).mkString(", ") + (more > 0 ? " and " + more + " more" : "");
    }
}
