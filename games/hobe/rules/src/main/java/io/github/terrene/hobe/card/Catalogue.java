package io.github.terrene.hobe.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.card.CardIndex;
import io.github.terrene.kernel.card.CardInput;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;

/** The cards that a game may be played with. */
public final class Catalogue extends CardIndex<Card> {
    private Catalogue(Array<Card> cards) {
        super(cards, Array.empty());
    }

    /**
     * A catalogue of these cards, or everything wrong with them: each problem names its card and the rule that is broken, if there is one.
     * A null in a card is a missing part, and a text that throws cannot be read: both are problems like any others.
     *
     * @throws IllegalArgumentException if one of the cards is null
     */
    public static Either<Seq<Problem>, Catalogue> of(Iterable<Card> cards) {
        Array<Card> all = CardInput.all(cards, "card");
        Seq<Problem> problems = CardFaults.in(all);
        return problems.isEmpty() ? Either.right(new Catalogue(all)) : Either.left(problems);
    }
}
