package io.github.terrene.examples.terminal.hobe;

import io.github.terrene.hobe.action.Action;
import io.github.terrene.hobe.action.Action.Attack;
import io.github.terrene.hobe.action.Action.GoToBattle;
import io.github.terrene.hobe.action.Action.Move;
import io.github.terrene.hobe.action.Action.Pass;
import io.github.terrene.hobe.action.Action.PlayCard;
import io.github.terrene.hobe.action.Action.Sacrifice;
import io.github.terrene.hobe.card.Card;
import io.github.terrene.hobe.card.CardInPlay;
import io.github.terrene.hobe.card.CardKind;
import io.github.terrene.hobe.card.Choice;
import io.github.terrene.hobe.card.Place;
import io.github.terrene.hobe.card.Slot;
import io.github.terrene.hobe.table.Side;
import io.github.terrene.hobe.view.View;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * What a person could want to do, allowed or not.
 *
 * @param view what the person sees: nothing else is asked about
 */
record Conceivable(View view) {
    /** Playing each card of the hand, on each card in play if it asks for one; every move and attack; all else. */
    Seq<Action> actions() {
        Seat seat = view.seat();
        Array<Action> plays = view.own().hand().cards().distinct().flatMap(this::plays);
        Array<Action> moves = Slot.BATTLE_CARDS
                .combinations(2)
                .map(two -> (Action) Move.of(seat, two.get(0), two.get(1)))
                .toArray();
        Array<Action> attacks = Slot.BATTLEFIELD.map(slot -> new Attack(seat, slot));
        return plays.appendAll(moves.filter(this::moving))
                .appendAll(attacks)
                .appendAll(Array.of(new Sacrifice(seat), new GoToBattle(seat), new Pass(seat)));
    }

    private boolean moving(Action action) {
        return action instanceof Move move
                && (view.table().at(Place.of(view.seat(), move.one())) != null
                        || view.table().at(Place.of(view.seat(), move.other())) != null);
    }

    private Array<Action> plays(Card card) {
        boolean aimed = card.kind() == CardKind.WEAPON || card.targets().nonEmpty();
        Array<Array<Choice>> on = aimed
                ? view.table()
                        .sides()
                        .flatMap(Side::inPlay)
                        .reject(CardInPlay::weapon)
                        .map(each -> Array.of(new Choice.InPlay(each.number())))
                : Array.of(Array.empty());
        return on.map(targets -> new PlayCard(view.seat(), card.id(), targets));
    }
}
