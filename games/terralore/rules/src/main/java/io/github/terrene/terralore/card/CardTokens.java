package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.CommonForms;
import io.github.terrene.kernel.word.Effect;
import io.vavr.collection.Array;

/** The tokens that cards make, whatever else is wrong with them. */
@Rule("TL-1.9")
final class CardTokens {
    private CardTokens() {}

    /** The tokens that a card can make, as far as its effects say so; none if it lacks something. */
    static Array<Card> of(Card card) {
        return lacksNothing(card) ? card.abilities().flatMap(Ability::effects).flatMap(CardTokens::of) : Array.empty();
    }

    private static Array<Card> of(Effect effect) {
        try {
            return Array.ofAll(effect.makes()).filter(token -> token != null).map(Card.class::cast);
        } catch (Throwable bug) {
            return Array.empty(); // which is a problem of its card
        }
    }

    /** Whether nothing is missing in a card, so that it can be asked. */
    static boolean lacksNothing(Card card) {
        try {
            return CommonForms.OPEN.of(Card.class).isWhole(card);
        } catch (Throwable bug) {
            return false; // which is a problem of that card
        }
    }
}
