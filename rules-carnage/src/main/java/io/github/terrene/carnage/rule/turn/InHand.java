package io.github.terrene.carnage.rule.turn;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardKind;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.kernel.Gathered;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** Cards in hand that actions name. */
final class InHand {
    private InHand() {}

    static @Nullable Card find(Game game, Seat seat, String id, String rule, Verdict why) {
        Option<Card> found = game.hand(seat).cards().find(card -> card.id().equals(id));
        return found.isDefined() ? found.get() : why.none(rule, "you have no {card} in hand", "card", id);
    }

    /** The different cards in a hand, of those kinds. */
    static Array<Card> of(Game game, Seat seat, CardKind one, CardKind other) {
        Array<Card> hand = game.hand(seat).cards();
        Gathered<Card> different = new Gathered<>(hand.size());
        for (int i = 0; i < hand.size(); i++) {
            Card card = hand.get(i);
            boolean copy = i > 0 && hand.get(i - 1).id().equals(card.id());
            if (!copy && (card.is(one) || card.is(other))) {
                different.add(card);
            }
        }
        return different.all();
    }
}
