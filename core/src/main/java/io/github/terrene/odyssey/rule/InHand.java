package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A card in a player's hand.
 *
 * @param seat whose
 * @param card which
 */
record InHand<C extends Card>(Seat seat, C card) {
    /** Looks at one. */
    @FunctionalInterface
    interface Look<C extends Card> {
        void at(InHand<C> found);
    }

    /** The card with that id, if it is in the hand and of that kind, or null. */
    static <C extends Card> @Nullable InHand<C> find(
            Game game, Seat seat, String id, Function<Card, @Nullable C> kind) {
        @Nullable Card card = game.side(seat).hand().find(id);
        @Nullable C found = card == null ? null : kind.apply(card);
        return found == null ? null : new InHand<>(seat, found);
    }

    /** Looks at each different card of that kind in the hand, by id. */
    static <C extends Card> void each(Game game, Seat seat, Function<Card, @Nullable C> kind, Look<C> look) {
        Array<Card> hand = game.side(seat).hand().different();
        for (int i = 0; i < hand.size(); i++) {
            @Nullable C card = kind.apply(hand.get(i));
            if (card != null) {
                look.at(new InHand<>(seat, card));
            }
        }
    }
}
