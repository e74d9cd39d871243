package io.github.terrene.examples.terminal.carnage;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Add;
import io.github.terrene.carnage.action.Action.Attack;
import io.github.terrene.carnage.action.Action.Burn;
import io.github.terrene.carnage.action.Action.EndDraft;
import io.github.terrene.carnage.action.Action.KeepLegend;
import io.github.terrene.carnage.action.Action.KeepRelic;
import io.github.terrene.carnage.action.Action.Meditate;
import io.github.terrene.carnage.action.Action.PassSword;
import io.github.terrene.carnage.action.Action.Place;
import io.github.terrene.carnage.action.Action.Reinforce;
import io.github.terrene.carnage.action.Action.UsePower;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardKind;
import io.github.terrene.carnage.card.DeckKind;
import io.github.terrene.carnage.card.Moment;
import io.github.terrene.carnage.rule.setup.Draft;
import io.github.terrene.carnage.table.Spearhead;
import io.github.terrene.carnage.view.View;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;

/**
 * What a person could want to do, allowed or not.
 *
 * @param view what the person sees: nothing else is asked about
 * @param draft the person's draft, while there is one
 */
record Conceivable(View view, Option<Draft> draft) {
    private static final Array<Integer> PLACES = Array.rangeClosed(1, Spearhead.PLACES);

    /** Keeping each drawn card while there is a draft; later everything with each card of the hand, every power and all else. */
    Seq<Action> actions() {
        return draft.map(this::keeping).getOrElse(this::acting);
    }

    private Seq<Action> keeping(Draft drawn) {
        Seat seat = view.seat();
        Array<Action> end = Array.of(new EndDraft(seat));
        return drawn.stage() == Draft.Stage.LEGENDS
                ? ids(drawn.legends())
                        .<Action>map(id -> new KeepLegend(seat, id))
                        .appendAll(end)
                : ids(drawn.relics())
                        .<Action>flatMap(id -> PLACES.map(place -> new KeepRelic(seat, id, place)))
                        .appendAll(end);
    }

    private static Array<String> ids(Array<Card> cards) {
        return cards.map(Card::id).distinct();
    }

    private Seq<Action> acting() {
        Seat seat = view.seat();
        return view.own()
                .hand()
                .cards()
                .distinct()
                .flatMap(this::with)
                .appendAll(PLACES.flatMap(this::powers))
                .appendAll(Array.of(new Meditate(seat), new Attack(seat), new PassSword(seat)));
    }

    private Array<Action> with(Card card) {
        Seat seat = view.seat();
        Array<Action> played = card.kind().deck() == DeckKind.ADVENTURE
                ? Array.of(new Place(seat, card.id()))
                : PLACES.<Action>map(place -> new Add(seat, card.id(), place)).append(new Reinforce(seat, card.id()));
        return played.append(new Burn(seat, card.id()));
    }

    private Array<Action> powers(int place) {
        return Array.of(CardKind.LEGEND, CardKind.RELIC)
                .flatMap(of -> view.own()
                        .spearhead()
                        .at(place)
                        .get(of)
                        .toArray()
                        .flatMap(stack -> powers(place, stack.card())));
    }

    private Array<Action> powers(int place, Card card) {
        return Array.range(0, card.abilities().size())
                .filter(each -> card.abilities().get(each).moment() == Moment.USED)
                .map(each -> new UsePower(view.seat(), place, card.kind(), each));
    }
}
