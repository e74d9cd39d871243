package io.github.terrene.carnage.rule.turn;

import io.github.terrene.carnage.action.Action.Add;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.event.Added;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.Reinforcing;
import io.github.terrene.carnage.rule.resolve.DueEffects;
import io.github.terrene.carnage.table.Spearhead;
import io.github.terrene.carnage.table.SpearheadPlace;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Strengthening the team by one more Legend or Relic. */
@Rule({"CG-6.10", "CG-6.11", "CG-6.13", "CG-6.15"})
final class AddRule extends ActionRule<Game, Add, AddRule.Addition, Play> {
    private static final int AP = 1;

    /** A card of the hand, and where it would go. */
    record Addition(Card card, int place) {}

    AddRule() {
        super(Add.class, "CG-6.10");
    }

    @Override
    protected @Nullable Addition find(Game game, Add action, Verdict why) {
        @Nullable Card card = InHand.find(game, action.seat(), action.card(), "CG-6.10", why);
        return card == null ? null : new Addition(card, action.place());
    }

    @Override
    protected void list(Game game, Seat seat, Listing<Addition> listing) {
        Array<Card> hand = game.hand(seat).cards();
        for (int i = 0; i < hand.size(); i++) {
            Card card = hand.get(i);
            boolean serves = (card.is(CardKind.LEGEND) || card.is(CardKind.RELIC)) && !InHand.copy(hand, i);
            for (int place = 1; serves && place <= Spearhead.PLACES; place++) {
                if (fits(game, seat, card, place, Verdict.SILENT) && isNew(game, seat, card, Verdict.SILENT)) {
                    listing.offer(new Addition(card, place));
                }
            }
        }
    }

    @Override
    protected void conceivable(Game game, Seat seat, Listing<Addition> listing) {
        Array<Integer> places = Array.rangeClosed(1, Spearhead.PLACES);
        game.hand(seat)
                .cards()
                .filter(card -> card.is(CardKind.LEGEND) || card.is(CardKind.RELIC))
                .forEach(card -> places.forEach(place -> listing.offer(new Addition(card, place))));
    }

    @Override
    protected Add naming(Seat seat, Addition addition) {
        return new Add(seat, addition.card().id(), addition.place());
    }

    @Override
    protected boolean permits(Game game, Seat seat, Addition addition, Verdict why) {
        Card card = addition.card();
        boolean serves = card.is(CardKind.LEGEND) || card.is(CardKind.RELIC);
        boolean place = addition.place() >= 1 && addition.place() <= Spearhead.PLACES;
        return (serves || why.no("CG-6.10/other-type", "{card} is neither a Legend nor a Relic", card.name()))
                && (place || why.no("CG-3.9/no-place", "there is no place {place:number}", addition.place()))
                && (!serves || !place || fits(game, seat, card, addition.place(), why))
                && (!serves || isNew(game, seat, card, why))
                && Price.paid(game, seat, AP, Price.of(game.options(), game.table(), seat, card), why);
    }

    private static boolean fits(Game game, Seat seat, Card card, int place, Verdict why) {
        Spearhead spearhead = game.table().side(seat).spearhead();
        SpearheadPlace post = spearhead.at(place);
        boolean free = post.get(card.kind()).isEmpty();
        boolean manned = card.is(CardKind.LEGEND) || post.legend().isDefined();
        return (free || why.no("CG-6.11/taken", "place {place:number} is taken", place))
                && (manned || why.no("CG-6.11/no-legend", "no Legend stands at place {place:number}", place));
    }

    @Rule({"CG-3.6", "CG-6.13"})
    private static boolean isNew(Game game, Seat seat, Card card, Verdict why) {
        boolean there = Reinforcing.place(game, seat, card) > 0;
        return (!there || why.no("CG-3.6/twice", "{card} may not be in two places of a spearhead", card.name()))
                && (!there || why.no("CG-6.13/in-spearhead", "{card} is in the spearhead already", card.name()));
    }

    @Override
    protected void carryOut(Seat seat, Addition addition, Play play) {
        Acting.place(seat, addition.card(), AP, play);
        play.emit(new Added(seat, addition.card(), addition.place()));
        CardInPlay added = new CardInPlay(seat, addition.place(), addition.card());
        DueEffects.begin(play, DueEffects.of(play.table(), When.PLACED, added));
    }
}
