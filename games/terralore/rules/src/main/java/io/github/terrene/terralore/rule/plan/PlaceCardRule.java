package io.github.terrene.terralore.rule.plan;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.terralore.action.Action.PlaceCard;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.rule.Game;
import io.github.terrene.terralore.rule.Play;
import io.github.terrene.terralore.table.CurrentTerms;
import io.github.terrene.terralore.table.Pile;
import io.github.terrene.terralore.table.Table;
import io.github.terrene.terralore.trait.Lane;
import io.vavr.collection.Array;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Placing the next card of a plan: Creatures and Skills alike, any number of them, in either lane. */
@Rule({"TL-6.1", "TL-6.3", "TL-6.6", "TL-6.7", "TL-6.13"})
final class PlaceCardRule extends ActionRule<Game, PlaceCard, PlaceCard, Play> {
    /** Handing in the plan, and conceding. */
    private static final int BESIDES = 2;

    PlaceCardRule() {
        super(PlaceCard.class, "TL-6.1");
    }

    @Override
    protected @Nullable PlaceCard find(Game game, PlaceCard action, Verdict why) {
        Objects.requireNonNull(action.lane()); // which nobody would look at before the plans are opened
        return InHand.find(game, action, why) == null ? null : action;
    }

    @Override
    protected void list(Game game, Seat seat, Listing<PlaceCard> listing) {
        PlanDraft draft = ChoosePlans.draft(game, seat);
        if (draft.owing() > 0) {
            return;
        }
        Array<Card> hand = game.hand(seat).cards();
        listing.expect(2 * (hand.size() - draft.used()) + BESIDES);
        for (int i = 0; i < hand.size(); i++) {
            if (fits(game.table(), seat, draft, hand.get(i), Verdict.SILENT)) {
                listing.offer(new PlaceCard(seat, hand.get(i).id(), Lane.DEFENDING));
                listing.offer(new PlaceCard(seat, hand.get(i).id(), Lane.ATTACKING));
            }
        }
    }

    @Override
    protected void conceivable(Game game, Seat seat, Listing<PlaceCard> listing) {
        for (Card card : game.hand(seat).cards()) {
            listing.offer(new PlaceCard(seat, card.id(), Lane.DEFENDING));
            listing.offer(new PlaceCard(seat, card.id(), Lane.ATTACKING));
        }
    }

    @Override
    protected PlaceCard naming(Seat seat, PlaceCard action) {
        return action;
    }

    @Override
    protected boolean permits(Game game, Seat seat, PlaceCard action, Verdict why) {
        Pile hand = game.hand(seat);
        return fits(game.table(), seat, ChoosePlans.draft(game, seat), hand.get(action.card()), why);
    }

    /** Whether a card of the hand fits into a plan, in either lane. */
    @Rule("TL-6.14")
    private static boolean fits(Table table, Seat seat, PlanDraft draft, Card card, Verdict why) {
        boolean used = draft.uses(card.id());
        int left = table.handSize(seat) - draft.used() - (used ? 0 : 1);
        int cost = CurrentTerms.cost(table, seat, card);
        return (!used || InHand.usedTwice(card, why))
                && (draft.owing() == 0 || why.no("TL-6.13/unpaid", "the card placed last is not yet paid for"))
                && (cost <= left
                        || why.no(
                                "TL-6.13/few-cards",
                                "{card} costs {cost:number}; other cards left: {left:number}",
                                card.name(),
                                cost,
                                left));
    }

    @Override
    protected void carryOut(Seat seat, PlaceCard action, Play play) {
        ChoosePlans plans = (ChoosePlans) play.take();
        Card card = play.table().side(seat).hand().get(action.card());
        int cost = CurrentTerms.cost(play.table(), seat, card);
        plans.with(seat, plans.of(seat).placing(action.card(), action.lane(), cost), play);
    }
}
