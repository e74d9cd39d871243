package io.github.terrene.examples.terminal.lanes;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.github.terrene.terralore.card.Card;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.card.Players;
import io.github.terrene.terralore.event.BuriedExiled;
import io.github.terrene.terralore.event.CardEntered;
import io.github.terrene.terralore.event.CardPutIntoDeck;
import io.github.terrene.terralore.event.CardTurnedUp;
import io.github.terrene.terralore.event.CardsDiscarded;
import io.github.terrene.terralore.event.CardsDrawn;
import io.github.terrene.terralore.event.CardsMilled;
import io.github.terrene.terralore.event.CastleHealed;
import io.github.terrene.terralore.event.CastlesDamaged;
import io.github.terrene.terralore.event.CreaturesDestroyed;
import io.github.terrene.terralore.event.CreaturesExiled;
import io.github.terrene.terralore.event.CreaturesMoved;
import io.github.terrene.terralore.event.DamageLimited;
import io.github.terrene.terralore.event.DeckLookedAt;
import io.github.terrene.terralore.event.DiceRolled;
import io.github.terrene.terralore.event.Event;
import io.github.terrene.terralore.event.GameEnded;
import io.github.terrene.terralore.event.LanesCounted;
import io.github.terrene.terralore.event.Opened;
import io.github.terrene.terralore.event.OrderFixed;
import io.github.terrene.terralore.event.PlansOpened;
import io.github.terrene.terralore.event.PointsChanged;
import io.github.terrene.terralore.event.PutOntoField;
import io.github.terrene.terralore.event.RanOut;
import io.github.terrene.terralore.event.ReturnedToHand;
import io.github.terrene.terralore.event.TotalChanged;
import io.github.terrene.terralore.table.Table;
import io.vavr.collection.Array;
import io.vavr.collection.HashMap;
import io.vavr.collection.Map;
import io.vavr.collection.Seq;
import java.util.function.BiFunction;

/** What is told of an event: a sentence, or nothing. The table is the one before it. */
public final class Tales {
    private static final Map<Class<? extends Event>, BiFunction<Table, Event, String>> ALL =
            HashMap.<Class<? extends Event>, BiFunction<Table, Event, String>>empty()
                    .put(of(CardsDrawn.class, (table, event) -> name(event.seat()) + " draws " + drawn(event) + "."))
                    .put(of(RanOut.class, (table, event) -> name(event.seat()) + " has run out of cards."))
                    .put(of(
                            PlansOpened.class,
                            (table, event) -> event.plans().map(Tales::plan).mkString(" ")))
                    .put(of(
                            DiceRolled.class,
                            (table, event) -> "South rolls " + event.south() + ", North " + event.north() + "."))
                    .put(of(OrderFixed.class, (table, event) -> name(event.leader()) + " is revealed first."))
                    .put(of(
                            CardTurnedUp.class,
                            (table, event) -> name(event.place().seat()) + " reveals "
                                    + event.card().name() + " in the "
                                    + event.place().lane().word() + " lane."))
                    .put(of(
                            CardEntered.class,
                            (table, event) -> event.card().token()
                                    ? "A token " + event.card().card().name() + " is made for "
                                            + name(event.card().controller()) + "."
                                    : ""))
                    .put(of(
                            PutOntoField.class,
                            (table, event) -> event.card().card().name() + " comes from the Graveyard."))
                    .put(of(
                            CreaturesDestroyed.class,
                            (table, event) -> names(table, event.creatures()) + " destroyed."))
                    .put(of(CreaturesExiled.class, (table, event) -> names(table, event.creatures()) + " exiled."))
                    .put(of(
                            BuriedExiled.class,
                            (table, event) -> event.card().name() + " is exiled from the Graveyard."))
                    .put(of(CreaturesMoved.class, (table, event) -> names(table, event.creatures()) + " moved."))
                    .put(of(
                            ReturnedToHand.class,
                            (table, event) -> table.get(event.creature()).card().name() + " returns to "
                                    + (event.full() ? "the Graveyard, as the hand is full." : "the hand.")))
                    .put(of(
                            CardsDiscarded.class,
                            (table, event) -> name(event.seat()) + " discards " + cards(event.cards()) + "."))
                    .put(of(
                            CardsMilled.class,
                            (table, event) -> cards(event.cards()) + " from the deck of " + name(event.seat())
                                    + " to the Graveyard."))
                    .put(of(
                            CardPutIntoDeck.class,
                            (table, event) -> event.card().name() + " is put on the deck."))
                    .put(of(
                            DeckLookedAt.class,
                            (table, event) -> name(event.viewer()) + " looks at " + cards(event.cards()) + "."))
                    .put(of(
                            PointsChanged.class,
                            (table, event) -> names(table, event.creatures()) + " changed in points."))
                    .put(of(
                            TotalChanged.class,
                            (table, event) ->
                                    "A lane total of " + name(event.place().seat()) + " is changed."))
                    .put(of(
                            DamageLimited.class,
                            (table, event) -> "The castle of " + name(event.castle()) + " takes at most " + event.most()
                                    + " more this turn."))
                    .put(of(LanesCounted.class, (table, event) -> "Counting: " + totals(event)))
                    .put(of(
                            CastlesDamaged.class,
                            (table, event) -> event.hits()
                                    .map(hit -> name(hit.castle()) + " takes " + hit.damage() + ".")
                                    .mkString(" ")))
                    .put(of(
                            CastleHealed.class,
                            (table, event) -> name(event.castle()) + " is healed by " + event.hp() + "."))
                    .put(of(GameEnded.class, (table, event) -> ending(event.outcome())));

    private Tales() {}

    /** A sentence; an empty text if the event is not worth one. */
    public static String of(Table before, Event event) {
        return ALL.get(event.getClass()).map(tale -> tale.apply(before, event)).getOrElse("");
    }

    private static <E extends Event> io.vavr.Tuple2<Class<? extends Event>, BiFunction<Table, Event, String>> of(
            Class<E> type, BiFunction<Table, E, String> tale) {
        return io.vavr.Tuple.of(type, (table, event) -> tale.apply(table, type.cast(event)));
    }

    private static String name(Seat seat) {
        return Players.name(seat);
    }

    private static String cards(Seq<Card> cards) {
        boolean known = cards.forAll(card -> !card.unknown());
        return known ? cards.map(Card::name).mkString(", ") : cards.size() + (cards.size() == 1 ? " card" : " cards");
    }

    private static String drawn(CardsDrawn event) {
        String held = event.drawn().isEmpty() ? "" : cards(event.drawn());
        String lost = event.lost().isEmpty() ? "" : cards(event.lost()) + " (lost: the hand is full)";
        return Array.of(held, lost).reject(String::isEmpty).mkString(" and ");
    }

    private static String plan(Opened plan) {
        int faceDown = plan.defending().size() + plan.attacking().size();
        String paid = plan.discards().isEmpty() ? "" : ", paid with " + cards(plan.discards());
        return name(plan.seat()) + " plays " + faceDown + paid + ".";
    }

    private static String names(Table table, Array<Integer> numbers) {
        return numbers.map(number -> table.get(number).card().name()).mkString(", ")
                + (numbers.size() == 1 ? " is" : " are");
    }

    private static String totals(LanesCounted event) {
        return event.totals()
                .map(total -> name(total.place().seat()) + " " + lane(total.place()) + " " + total.total())
                .mkString("", ", ", ".");
    }

    private static String lane(Place place) {
        return place.lane().word();
    }

    private static String ending(Outcome outcome) {
        return (outcome.drawn() ? "The game is drawn" : name(outcome.winners().head()) + " wins") + " ("
                + outcome.rule() + ").";
    }
}
