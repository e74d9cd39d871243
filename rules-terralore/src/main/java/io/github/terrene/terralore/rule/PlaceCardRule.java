package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Requirement;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.ActionKind;
import io.github.terrene.terralore.action.PlaceCard;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Lane;
import io.vavr.collection.Array;

/** Placing the next card of a plan: Creatures and Skills alike, any number of them, in either lane. */
@Rule({"TL-6.1", "TL-6.3", "TL-6.6", "TL-6.7"})
final class PlaceCardRule extends ActionRule<PlaceCard> {
    PlaceCardRule() {
        super(ActionKind.PLACE_CARD, "TL-6.1", Check.of(InHand.held(), InHand.unused(), paid(), affordable()));
    }

    @Rule("TL-6.13")
    private static Requirement<Game, PlaceCard> paid() {
        return Requirement.requires(
                "TL-6.13",
                (game, action) -> game.draft(action.seat()).owing() == 0,
                "the card placed last is not paid yet");
    }

    @Rule("TL-6.13")
    private static Requirement<Game, PlaceCard> affordable() {
        return Requirement.requires(
                (game, action) -> InHand.othersLeft(game, action.seat(), action.card()) >= cost(game, action),
                (game, action) -> Rejection.of(
                        "TL-6.13",
                        "{card} costs {cost}; other cards that are left: {left}",
                        "card",
                        InHand.name(game, action.seat(), action.card()),
                        "cost",
                        cost(game, action),
                        "left",
                        InHand.othersLeft(game, action.seat(), action.card())));
    }

    private static int cost(Game game, PlaceCard action) {
        return InHand.card(game, action.seat(), action.card()).price();
    }

    @Override
    void candidates(Game game, Seat seat, Candidates candidates) {
        Array<Card> hand = game.hand(seat).cards();
        for (int i = 0; i < hand.size(); i++) {
            candidates.offer(this, new PlaceCard(seat, hand.get(i).id(), Lane.DEFENDING));
            candidates.offer(this, new PlaceCard(seat, hand.get(i).id(), Lane.ATTACKING));
        }
    }

    @Override
    void carryOut(PlaceCard action, Play play) {
        ChoosePlans plans = (ChoosePlans) play.take();
        int cost = play.table().side(action.seat()).hand().get(action.card()).price();
        plans.with(action.seat(), plans.of(action.seat()).placing(action.card(), action.lane(), cost), play);
    }
}
