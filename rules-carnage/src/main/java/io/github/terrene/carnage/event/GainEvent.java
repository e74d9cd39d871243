package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.Amount;
import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardKind;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.table.Promise;
import io.github.terrene.carnage.table.Stack;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What players gain by effects, pillars and ascensions, and what they lose to invasions. */
public sealed interface GainEvent extends Event {
    /** Who gains or loses. */
    Seat seat();

    /** A player gained shards. */
    record ShardsGained(Seat seat, int shards) implements GainEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(seat, side -> side.with(side.purse().plusShards(shards)));
        }
    }

    /** A player's next placement of this turn costs less. */
    @Rule("CG-12.11")
    record PlacementCheapened(Seat seat, int shards) implements GainEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(
                    seat,
                    side -> side.with(
                            side.purse().withDiscount(Amount.sum(side.purse().discount(), shards))));
        }
    }

    /** Something waits for a player's next duel. */
    @Rule({"CG-12.4", "CG-14.6"})
    record Promised(Seat seat, ForNextDuel effect) implements GainEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(table.promises().append(new Promise(seat, effect)));
        }
    }

    /** A pillar was completed: its Locations ascend. */
    @Rule({"CG-11.1", "CG-11.2"})
    record PillarCompleted(Seat seat, Array<Card> locations, int vp) implements GainEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(seat, side -> side.with(side.domain().completing(locations)))
                    .gaining(seat, vp);
        }
    }

    /** A Legend ascends; its duplicates are discarded. */
    @Rule({"CG-9.5", "CG-9.8", "CG-9.13"})
    record Ascended(Seat seat, int place, Card legend, int vp) implements GainEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(
                            seat,
                            side -> side.with(side.decks()
                                            .discarding(side.spearhead()
                                                    .legend(place)
                                                    .get()
                                                    .under()))
                                    .with(side.spearhead().with(place, CardKind.LEGEND, Option.none()))
                                    .with(side.domain().ascending(legend)))
                    .gaining(seat, vp);
        }
    }

    /** A Legend from the hand takes the place of one that ascended, for a Raïven. */
    @Rule("CG-9.9")
    record Replaced(Seat seat, int place, Card legend) implements GainEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table.with(
                    seat,
                    side -> side.with(side.decks().without(legend))
                            .with(side.spearhead().with(place, CardKind.LEGEND, Option.some(Stack.of(legend))))
                            .with(side.purse().minusRaiven()));
        }
    }

    /** An invasion is over: the nest is empty. */
    @Rule({"CG-10.9", "CG-10.11", "CG-10.12", "CG-10.14"})
    record NestEmptied(Seat seat, Array<Card> ascended, Array<Card> discarded, int vp) implements GainEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(
                            seat,
                            side -> side.with(side.domain().emptyNest(ascended))
                                    .with(side.decks().discarding(discarded)))
                    .gaining(seat, vp);
        }
    }

    /** A player lost a Location to an invasion. */
    @Rule("CG-10.10")
    record LocationLost(Seat seat, Card location) implements GainEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(
                    seat,
                    side -> side.with(side.domain().minusLocation(location))
                            .with(side.decks().discarding(Array.of(location))));
        }
    }
}
