package io.github.terrene.terralore.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.terralore.action.Action.PlaceCard;
import io.github.terrene.terralore.action.ActionKind;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Lane;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Placing the next card of a plan: Creatures and Skills alike, any number of them, in either lane. */
@Rule({"TL-6.1", "TL-6.3", "TL-6.6", "TL-6.7", "TL-6.13"})
final class PlaceCardRule extends ActionRule<Game, PlaceCard, PlaceCardRule.Placement, Play> {
    /**
     * Which card is placed where.
     *
     * @param card a card in hand
     * @param lane one of the player's two lanes
     */
    record Placement(Card card, Lane lane) {}

    PlaceCardRule() {
        super(ActionKind.PLACE_CARD, "TL-6.1");
    }

    @Override
    protected @Nullable Placement find(Game game, PlaceCard action, Verdict why) {
        @Nullable Card card = InHand.find(game, action, why);
        return card == null ? null : new Placement(card, action.lane());
    }

    @Override
    protected void list(Game game, Seat seat, Listing<Placement> listing) {
        Array<Card> hand = game.hand(seat).cards();
        for (int i = 0; i < hand.size(); i++) {
            if (payable(game, seat, hand.get(i), Verdict.SILENT)) {
                listing.offer(new Placement(hand.get(i), Lane.DEFENDING));
                listing.offer(new Placement(hand.get(i), Lane.ATTACKING));
            }
        }
    }

    @Override
    protected PlaceCard naming(Seat seat, Placement placement) {
        return new PlaceCard(seat, placement.card().id(), placement.lane());
    }

    @Override
    protected boolean permits(Game game, Seat seat, Placement placement, Verdict why) {
        return payable(game, seat, placement.card(), why);
    }

    /** Whether a card can be placed now, in either lane. */
    private static boolean payable(Game game, Seat seat, Card card, Verdict why) {
        PlanDraft draft = game.draft(seat);
        int left = InHand.othersLeft(game, seat, card);
        return InHand.unused(draft, card, why)
                && (draft.owing() == 0 || why.no("TL-6.13", "the card placed last is not yet paid for"))
                && (card.price() <= left
                        || why.no(
                                "TL-6.13",
                                "{card} costs {cost}; other cards left: {left}",
                                "card",
                                card.name(),
                                "cost",
                                card.price(),
                                "left",
                                left));
    }

    @Override
    protected void carryOut(Seat seat, Placement placement, Play play) {
        ChoosePlans plans = (ChoosePlans) play.take();
        Card card = placement.card();
        plans.with(seat, plans.of(seat).placing(card.id(), placement.lane(), card.price()), play);
    }
}
