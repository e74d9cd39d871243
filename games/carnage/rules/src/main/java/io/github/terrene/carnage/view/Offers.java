package io.github.terrene.carnage.view;

import io.github.terrene.carnage.action.Action;
import io.github.terrene.carnage.action.Action.Add;
import io.github.terrene.carnage.action.Action.Burn;
import io.github.terrene.carnage.action.Action.Choose;
import io.github.terrene.carnage.action.Action.KeepLegend;
import io.github.terrene.carnage.action.Action.KeepRelic;
import io.github.terrene.carnage.action.Action.Lay;
import io.github.terrene.carnage.action.Action.Place;
import io.github.terrene.carnage.action.Action.Reinforce;
import io.github.terrene.carnage.action.Action.UsePower;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.ElementCard;
import io.github.terrene.carnage.card.OwnChoice;
import io.github.terrene.carnage.due.Due;
import io.github.terrene.carnage.rule.turn.Price;
import io.github.terrene.carnage.setup.Options;
import io.github.terrene.carnage.table.CurrentStats;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.Fighter;
import io.github.terrene.carnage.table.Side;
import io.github.terrene.carnage.table.Spearhead;
import io.github.terrene.carnage.table.Stack;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.carnage.trait.CardKind;
import io.github.terrene.carnage.trait.DeckKind;
import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.resolve.Choice;
import io.vavr.collection.Array;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * Finds what the actions of a seat cost and yield on a shown table. What cannot be found there is offered as it is.
 *
 * @param seat the seat whose actions are offered
 * @param options the options of the game
 * @param table the table as it is shown
 * @param asked who is asked what
 * @param due what is waiting to happen
 */
record Offers(Seat seat, Options options, Table table, Option<Asked<Action, Due>> asked, Array<Due> due) {
    Offer of(Action action) {
        return as(KeepRelic.class, action, this::relic)
                .orElse(as(Burn.class, action, burn -> burn(burn.card())))
                .orElse(as(UsePower.class, action, this::power))
                .orElse(as(
                        Place.class, action, place -> held(place.card(), card -> new Offer.Place(card, price(card)))))
                .orElse(as(
                        Add.class,
                        action,
                        add -> held(add.card(), card -> new Offer.Add(card, add.place(), price(card)))))
                .orElse(as(
                        Reinforce.class,
                        action,
                        put -> held(put.card(), card -> new Offer.Reinforce(card, price(card)))))
                .orElse(as(Lay.class, action, this::lay))
                .orElse(as(Choose.class, action, choose -> choice(choose.choice())))
                .getOrElse(() -> new Offer.Plain(action));
    }

    private Side own() {
        return table.side(seat);
    }

    private Option<Offer> held(String id, Function<Card, Offer> offer) {
        return Option.of(own().hand().find(id)).map(offer);
    }

    private int price(Card card) {
        return Price.of(options, table, seat, card);
    }

    private Option<Offer> burn(String id) {
        return held(id, card -> new Offer.Burn(card, Price.burned(own(), card)));
    }

    /** Kept Legends take the places from 1 on. */
    private Option<Offer> relic(KeepRelic keep) {
        Array<String> kept = asked.toArray()
                .flatMap(Asked::chosen)
                .filter(KeepLegend.class::isInstance)
                .map(action -> ((KeepLegend) action).card());
        return drawn(keep.card())
                .flatMap(relic -> kept.drop(keep.place() - 1)
                        .headOption()
                        .filter(legend -> keep.place() > 0)
                        .flatMap(this::drawn)
                        .map(legend -> new Offer.GiveRelic(relic, legend)));
    }

    private Option<Card> drawn(String id) {
        return due.filter(Due.DraftOffer.class::isInstance)
                .map(Due.DraftOffer.class::cast)
                .flatMap(draft -> draft.legends().appendAll(draft.relics()))
                .find(card -> card.id().equals(id));
    }

    private Option<Offer> power(UsePower use) {
        boolean there = use.place() >= 1
                && use.place() <= Spearhead.PLACES
                && (use.bearer() == CardKind.LEGEND || use.bearer() == CardKind.RELIC);
        return Option.when(there, () -> own().spearhead().at(use.place()).get(use.bearer()))
                .flatMap(stack -> stack.map(Stack::card))
                .filter(card ->
                        use.ability() >= 0 && use.ability() < card.abilities().size())
                .map(card -> new Offer.UsePower(card, use.ability()));
    }

    private Option<Offer> lay(Lay lay) {
        return table.duel()
                .filter(duel ->
                        lay.cards().size() == Duel.ROUNDS && duel.order(seat).size() == Duel.ROUNDS)
                .map(duel -> new Offer.Lay(lay.cards()
                        .zipWithIndex((card, i) -> new Offer.LaidCard(card, strength(duel, card, i + 1)))));
    }

    private Option<Integer> strength(Duel duel, String id, int round) {
        Option<ElementCard> card = Option.of(own().elements().drawn().find(id));
        return card.filter(laid -> duel.fighter(seat, round) > 0)
                .map(laid -> new CurrentStats(table, options.awakening()).strength(seat, round, laid));
    }

    private Option<Offer> choice(Choice choice) {
        String about = asked.map(Asked::about).getOrElse("");
        return as(Choice.Say.class, choice, say -> Option.some(answer(say.equals(Choice.YES), about)))
                .orElse(as(OwnChoice.Nothing.class, choice, nothing -> Option.some(new Offer.Nothing(about))))
                .orElse(as(OwnChoice.From.class, choice, from -> Option.some(drawing(from.deck()))))
                .orElse(as(
                        Choice.InHand.class, choice, held -> about.equals("burn") ? burn(held.card()) : Option.none()))
                .orElse(as(OwnChoice.Kept.class, choice, kept -> kept(kept.kept())))
                .orElse(as(OwnChoice.At.class, choice, this::legend))
                .orElse(as(OwnChoice.Order.class, choice, this::order))
                .orElse(as(OwnChoice.Pair.class, choice, this::pair));
    }

    private static <T> Option<Offer> as(Class<T> type, Object what, Function<? super T, Option<Offer>> offer) {
        return type.isInstance(what) ? offer.apply(type.cast(what)) : Option.none();
    }

    private static Offer answer(boolean yes, String about) {
        return yes ? new Offer.Yes(about) : new Offer.No(about);
    }

    private Offer drawing(DeckKind deck) {
        return new Offer.DrawFrom(deck, table.deckSize(seat, deck));
    }

    private Option<Offer> legend(OwnChoice.At at) {
        return Option.when(at.inRange(), at)
                .flatMap(one -> own().spearhead().legend(one.place()))
                .map(legend -> new Offer.Choose(legend.card()));
    }

    private Option<Offer> order(OwnChoice.Order order) {
        return Option.some(new Offer.Order(Fighter.of(table, seat, order.fighters())));
    }

    private Option<Offer> pair(OwnChoice.Pair pair) {
        Seat opponent = Players.opponent(seat);
        boolean ordered = table.duel().exists(duel -> duel.order(opponent).size() == Duel.ROUNDS);
        return Option.when(
                pair.inRange() && ordered,
                () -> new Offer.Exchange(
                        pair.one(),
                        pair.other(),
                        Fighter.inRound(table, opponent, pair.one()),
                        Fighter.inRound(table, opponent, pair.other())));
    }

    /** The first of all answers keeps all in their order. */
    private Option<Offer> kept(Array<String> kept) {
        return asked.flatMap(asked -> asked.options().headOption())
                .filter(first -> first instanceof Choose choose && choose.choice() instanceof OwnChoice.Kept)
                .map(first -> ((OwnChoice.Kept) ((Choose) first).choice()).kept())
                .map(looked -> new Offer.PutBack(kept, looked.removeAll(kept)));
    }
}
