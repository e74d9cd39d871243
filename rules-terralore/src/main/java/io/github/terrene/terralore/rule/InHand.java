package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Requirement;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.OfHand;
import io.github.terrene.terralore.card.Card;
import io.vavr.collection.Array;

/** What a seat holds and has not yet used in its plan. */
final class InHand {
    private InHand() {}

    static boolean holds(Game game, Seat seat, String card) {
        return game.hand(seat).holds(card);
    }

    static Card card(Game game, Seat seat, String card) {
        return game.hand(seat).get(card);
    }

    /** The name of a card in hand, or the id of one that is not. */
    static String name(Game game, Seat seat, String card) {
        return holds(game, seat, card) ? card(game, seat, card).name() : card;
    }

    /** How many other cards are not used in the plan: what a card can be paid with. */
    static int othersLeft(Game game, Seat seat, String card) {
        int left = game.hand(seat).size() - game.draft(seat).used();
        return game.draft(seat).uses(card) ? left : left - 1;
    }

    /** How many cards behind that one, by id, are not used in the plan. */
    static int leftBehind(Game game, Seat seat, String card) {
        int left = 0;
        Array<Card> hand = game.hand(seat).cards();
        for (int i = 0; i < hand.size(); i++) {
            String id = hand.get(i).id();
            left += id.compareTo(card) > 0 && !game.draft(seat).uses(id) ? 1 : 0;
        }
        return left;
    }

    /** The card of a small choice is in the hand. */
    @Rule("TL-6.3")
    static <A extends OfHand> Requirement<Game, A> held() {
        return Requirement.exists(
                (game, action) -> holds(game, action.seat(), action.card()),
                (game, action) -> notInHand(action.card()));
    }

    /** The card of a small choice is not in the plan already. */
    @Rule("TL-6.4")
    static <A extends OfHand> Requirement<Game, A> unused() {
        return Requirement.requires(
                (game, action) -> !game.draft(action.seat()).uses(action.card()),
                (game, action) -> usedTwice(game, action.seat(), action.card()));
    }

    @Rule("TL-6.3")
    static Rejection notInHand(String card) {
        return Rejection.of("TL-6.3", "{card} is not in the hand", "card", card);
    }

    @Rule("TL-6.4")
    static Rejection usedTwice(Game game, Seat seat, String card) {
        return Rejection.of(
                "TL-6.4", "{card} is in the plan already: a card is used once at most", "card", name(game, seat, card));
    }
}
