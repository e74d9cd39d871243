package io.github.terrene.draft.example;

import io.github.terrene.draft.picking.DraftAction;
import io.github.terrene.draft.picking.DraftAction.Pick;
import io.github.terrene.draft.picking.DraftEvent;
import io.github.terrene.draft.picking.DraftView;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.odyssey.card.Card;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/** A drafter that remembers what it had in hand, and picks the card that it has seen least often. */
final class Magpie implements Agent<DraftView, DraftAction, DraftEvent> {
    private Array<String> seen = Array.empty();

    @Override
    public DraftAction decide(DraftView view, Seq<DraftAction> legal, Rng rng) {
        return legal.minBy(action -> action instanceof Pick pick ? seen.count(pick.card()::equals) : 0)
                .get();
    }

    @Override
    public void observe(DraftEvent event) {
        if (event instanceof DraftEvent.PilesTaken taken) {
            remember(taken.piles());
        } else if (event instanceof DraftEvent.CardsPicked picked) {
            remember(picked.piles());
        }
    }

    /** Of the other seats' piles only the number of cards is shown. */
    private void remember(Array<Array<Card>> piles) {
        seen = seen.appendAll(
                piles.flatMap(pile -> pile).reject(Card.UNKNOWN::equals).map(Card::id));
    }
}
