package io.github.terrene.carnage.rule.turn;

import io.github.terrene.carnage.action.Action.Place;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardInPlay;
import io.github.terrene.carnage.event.LocationPlaced;
import io.github.terrene.carnage.event.MonsterPlaced;
import io.github.terrene.carnage.rule.Game;
import io.github.terrene.carnage.rule.Play;
import io.github.terrene.carnage.rule.duel.Invasion;
import io.github.terrene.carnage.rule.resolve.DueEffects;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.When;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.ActionRule;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.vavr.collection.Array;
import org.jspecify.annotations.Nullable;

/** Placing a Location or a Monster. */
@Rule({"CG-6.6", "CG-6.9"})
final class PlaceRule extends ActionRule<Game, Place, Card, Play> {
    private static final int AP = 1;

    PlaceRule() {
        super(Place.class, "CG-6.6");
    }

    @Override
    protected @Nullable Card find(Game game, Place action, Verdict why) {
        return InHand.find(game, action.seat(), action.card(), "CG-6.6", why);
    }

    @Override
    protected void list(Game game, Seat seat, Listing<Card> listing) {
        InHand.offer(game, seat, CardKind.LOCATION, CardKind.MONSTER, listing);
    }

    @Override
    protected void conceivable(Game game, Seat seat, Listing<Card> listing) {
        list(game, seat, listing);
    }

    @Override
    protected Place naming(Seat seat, Card card) {
        return new Place(seat, card.id());
    }

    @Override
    protected boolean permits(Game game, Seat seat, Card card, Verdict why) {
        boolean placed = card.is(CardKind.LOCATION) || card.is(CardKind.MONSTER);
        return (placed || why.no("CG-6.6/other-type", "{card} is neither a Location nor a Monster", card.name()))
                && Price.paid(game, seat, AP, Price.of(game.options(), game.table(), seat, card), why);
    }

    @Override
    protected void carryOut(Seat seat, Card card, Play play) {
        Acting.place(seat, card, AP, play);
        if (card.is(CardKind.LOCATION)) {
            play.emit(new LocationPlaced(seat, card));
            play.next(new CheckPillar(seat));
            placed(seat, card, play.side(seat).domain().realm(), play);
        } else {
            play.emit(new MonsterPlaced(seat, card));
            Invasion.check(seat, play);
            placed(seat, card, play.side(seat).domain().nest(), play);
        }
    }

    @Rule("CG-12.20")
    private static void placed(Seat seat, Card card, Array<Card> zone, Play play) {
        CardInPlay placed = new CardInPlay(seat, 1 + zone.indexOf(card), card);
        DueEffects.begin(play, DueEffects.of(play.table(), When.PLACED, placed));
    }
}
