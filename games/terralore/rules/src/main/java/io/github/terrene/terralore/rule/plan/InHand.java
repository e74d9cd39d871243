package io.github.terrene.terralore.rule.plan;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.terralore.action.Action.OfHand;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.rule.Game;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** The cards that a seat holds and has not yet used in its plan. */
final class InHand {
    private InHand() {}

    /** The card of a small choice, or null. */
    @Rule("TL-6.3")
    static @Nullable Card find(Game game, OfHand action, Verdict why) {
        @Nullable Card card = game.hand(action.seat()).find(action.card());
        return card == null ? why.none(notInHand(action.card())) : card;
    }

    /** A card is already in the plan. Returns whether the requirements after it are still checked. */
    @Rule("TL-6.4")
    static boolean usedTwice(Card card, Verdict why) {
        return !why.silent() && why.no(usedTwice(card));
    }

    /** How many cards with higher ids than that one are not used in the plan. */
    static int leftBehind(Game game, Seat seat, Card card) {
        int left = 0;
        Array<Card> hand = game.hand(seat).cards();
        for (int i = 0; i < hand.size(); i++) {
            String id = hand.get(i).id();
            left += id.compareTo(card.id()) > 0
                            && !ChoosePlans.draft(game, seat).uses(id)
                    ? 1
                    : 0;
        }
        return left;
    }

    @Rule("TL-6.3")
    static Rejection notInHand(String card) {
        return Rejection.of("TL-6.3/not-in-hand", "{card:card} is not in your hand", card);
    }

    @Rule("TL-6.4")
    static Rejection usedTwice(Card card) {
        return Rejection.of(
                "TL-6.4/used-twice", "{card} is already in the plan: a card can be used only once", card.name());
    }
}
