package io.github.terrene.kernel.card;

import io.github.terrene.kernel.Fingerprint;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.kernel.text.Canonical;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/**
 * What a card was like when something was written down, so that a replay can tell that a card has changed since.
 *
 * @param id the card's id
 * @param print the fingerprint of everything printed on it, as its form has it
 */
public record CardPrint(String id, Fingerprint print) {
    private static final int MOST_NAMED = 20;

    /**
     * The print of a card as it is now.
     *
     * @param form of a card with all that is printed on it
     */
    public static CardPrint of(Form<? extends PrintedCard> form, PrintedCard card) {
        return new CardPrint(card.id(), Fingerprint.of(Canonical.write(form, card)));
    }

    /** The prints of all these cards, each once, sorted by id. */
    public static Array<CardPrint> of(Form<? extends PrintedCard> form, Seq<? extends PrintedCard> cards) {
        return cards.distinctBy(PrintedCard::id)
                .sortBy(PrintedCard::id)
                .map(card -> of(form, card))
                .toArray();
    }

    /** The value if these are the prints of all these cards as they are now; otherwise a problem. */
    public static <T> Either<Problem, T> unchanged(
            Seq<CardPrint> prints, Form<? extends PrintedCard> form, Seq<? extends PrintedCard> cards, T value) {
        Array<CardPrint> now = of(form, cards);
        if (prints.equals(now)) {
            return Either.right(value);
        }
        Seq<String> strange = prints.reject(now::contains).map(CardPrint::id);
        return Either.left(
                strange.isEmpty()
                        ? Problem.at(
                                "cards",
                                "cards/not-listed",
                                "each card of the game must be listed once, in the order of ids")
                        : Problem.at(
                                "cards",
                                "cards/changed",
                                "these cards have changed since, or are in no deck: {cards}",
                                named(strange)));
    }

    private static String named(Seq<String> changed) {
        int more = changed.size() - MOST_NAMED;
        return changed.take(MOST_NAMED).mkString(", ") + (more > 0 ? " and " + more + " more" : "");
    }
}
