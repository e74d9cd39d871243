package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.CardIndex;
import io.github.terrene.kernel.card.CardInput;
import io.github.terrene.terralore.trait.CardKind;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** The cards that a game may be played with, and their tokens. */
public final class Catalogue extends CardIndex<Card> {
    private Catalogue(Array<Card> all) {
        super(all.filter(card -> card.kind() != CardKind.TOKEN), all.filter(card -> card.kind() == CardKind.TOKEN));
    }

    /**
     * A catalogue of these cards and the tokens they make, or everything wrong with them: each problem names its card and the rule that is
     * broken, if there is one. A null in a card is a missing part, and an effect that throws cannot be read: both are problems like any
     * others.
     *
     * @throws IllegalArgumentException if one of the cards is null
     */
    public static Either<Seq<Problem>, Catalogue> of(Iterable<Card> cards) {
        Array<Card> given = CardInput.all(cards, "card");
        Array<Card> all =
                given.flatMap(each -> CardTokens.of(each).prepend(each)).distinct();
        Seq<Problem> problems = CardFaults.in(all, given);
        return problems.isEmpty() ? Either.right(new Catalogue(all)) : Either.left(problems);
    }
}
