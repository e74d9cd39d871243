package io.github.terrene.examples.terminal.terralore;

import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.action.Action;
import io.github.terrene.terralore.action.Action.Choose;
import io.github.terrene.terralore.action.Action.HandIn;
import io.github.terrene.terralore.action.Action.PayWith;
import io.github.terrene.terralore.action.Action.PlaceCard;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Choice;
import io.github.terrene.terralore.card.Lane;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.rule.Ask;
import io.github.terrene.terralore.view.View;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What a person could want to do, allowed or not.
 *
 * @param view what the person sees: nothing else is asked about
 */
record Conceivable(View view) {
    /** Placing and paying with each card of the hand, handing in, and choosing each Creature if one is asked for. */
    Seq<Action> actions() {
        Seat seat = view.seat();
        Array<String> hand = view.own().hand().cards().map(Card::id);
        Array<Action> placing = hand.flatMap(
                card -> Array.of(Lane.ATTACKING, Lane.DEFENDING).map(lane -> new PlaceCard(seat, card, lane)));
        Array<Action> all =
                placing.appendAll(hand.map(card -> new PayWith(seat, card))).append(new HandIn(seat));
        return view.agenda().prompt() instanceof Ask ? creatures().appendAll(all) : all;
    }

    private Array<Action> creatures() {
        return Place.all()
                .flatMap(view.table()::standing)
                .map(standing -> new Choose(view.seat(), new Choice.Creature(standing.number())));
    }
}
