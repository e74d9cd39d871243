package io.github.terrene.terralore.card;

import io.github.terrene.kernel.ArrayBuilder;
import io.github.terrene.kernel.Internal;
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
        Array<Card> all = given.flatMap(each ->
                        EffectFaults.tokens(new MissingParts("").filled(each)).prepend(each))
                .distinct();
        Seq<Problem> problems = CardFaults.in(all, given);
        return problems.isEmpty() ? Either.right(new Catalogue(all)) : Either.left(problems);
    }

    /** The place of a card among {@link #cards}, or -1 if it is not one of them. */
    @Internal
    public int place(Card card) {
        int place = place(card.id());
        return place >= 0 && cards().get(place).equals(card) ? place : -1;
    }

    /** These cards sorted by id. It is faster if all are in this catalogue and none appears twice. */
    @Internal
    public Array<Card> sorted(Array<Card> some) {
        Card[] sorted = new Card[cards().size()];
        for (int i = 0; i < some.size(); i++) {
            int place = place(some.get(i));
            if (place < 0 || sorted[place] != null) {
                return some.sortBy(Card::id);
            }
            sorted[place] = some.get(i);
        }
        ArrayBuilder<Card> found = new ArrayBuilder<>(some.size());
        for (Card card : sorted) {
            if (card != null) {
                found.add(card);
            }
        }
        return found.all();
    }
}
