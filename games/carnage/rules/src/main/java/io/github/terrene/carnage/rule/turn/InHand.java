package io.github.terrene.carnage.rule.turn;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Cards in hand that actions name. */
final class InHand {
    private InHand() {}

    static @Nullable Card find(Game game, Seat seat, String id, String rule, Verdict why) {
        @Nullable Card card = game.hand(seat).find(id);
        return card != null
                ? card
                : why.silent() ? null : why.none(rule + "/not-in-hand", "you have no {card:card} in hand", id);
    }

    /** Offers the different cards in a hand, of those kinds. */
    static void offer(Game game, Seat seat, CardKind one, CardKind other, Listing<Card> listing) {
        Array<Card> hand = game.hand(seat).cards();
        for (int i = 0; i < hand.size(); i++) {
            Card card = hand.get(i);
            if ((card.is(one) || card.is(other)) && !copy(hand, i)) {
                listing.offer(card);
            }
        }
    }

    /** Whether a card of a hand, which is sorted, is the same as the one before it. */
    static boolean copy(Array<Card> hand, int place) {
        return place > 0 && hand.get(place - 1).id().equals(hand.get(place).id());
    }
}
