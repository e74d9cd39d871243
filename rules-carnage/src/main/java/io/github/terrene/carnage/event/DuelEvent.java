package io.github.terrene.carnage.event;

import io.github.terrene.carnage.card.Card;
import io.github.terrene.carnage.card.CardKind;
import io.github.terrene.carnage.card.ForNextDuel;
import io.github.terrene.carnage.table.Duel;
import io.github.terrene.carnage.table.Promise;
import io.github.terrene.carnage.table.Round;
import io.github.terrene.carnage.table.Stack;
import io.github.terrene.carnage.table.Table;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** What happens in an attack or invasion. */
public sealed interface DuelEvent extends Event {
    /** An attack or invasion began. */
    @Rule({"CG-7.1", "CG-10.1"})
    record AttackBegan(Seat attacker, boolean invasion) implements DuelEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(Option.some(Duel.begun(attacker, invasion)));
        }
    }

    /**
     * A company was ordered to the rounds.
     *
     * @param order who acts in rounds 1, 2 and 3, as in {@link Duel}
     */
    @Rule({"CG-7.3", "CG-7.7", "CG-10.3", "CG-10.5"})
    record FightersOrdered(Seat seat, Array<Integer> order) implements DuelEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(table.duel().map(duel -> duel.ordering(seat, order)));
        }
    }

    /** The defender blocks. */
    @Rule({"CG-7.4", "CG-10.4"})
    record Blocked(Seat defender) implements DuelEvent {
        @Override
        public Table applyTo(Table table) {
            return table;
        }
    }

    /** The attack or invasion passes. */
    @Rule({"CG-7.6", "CG-7.8", "CG-10.4"})
    record Passed(Seat attacker) implements DuelEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(Option.<Duel>none());
        }
    }

    /** Two fighters of a seat changed places. */
    @Rule({"CG-12.4", "CG-12.9"})
    record FightersExchanged(Seat seat, int one, int other) implements DuelEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(table.duel()
                    .map(duel -> duel.ordering(
                            seat,
                            duel.order(seat)
                                    .update(one - 1, duel.fighter(seat, other))
                                    .update(other - 1, duel.fighter(seat, one)))));
        }
    }

    /** A round was fought. */
    @Rule({"CG-8.5", "CG-8.17", "CG-14.4"})
    record RoundFought(Round round) implements DuelEvent, Revealing {
        @Override
        public Table applyTo(Table table) {
            return table.with(table.duel().map(duel -> duel.fighting(round)));
        }
    }

    /** A beaten Legend lost a duplicate and stays. */
    @Rule("CG-9.2")
    record DuplicateLost(Seat seat, int place, Card duplicate) implements DuelEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(
                    seat,
                    side -> side.with(side.spearhead()
                                    .with(
                                            place,
                                            CardKind.LEGEND,
                                            side.spearhead().legend(place).map(Stack::minus)))
                            .with(side.decks().discarding(Array.of(duplicate))));
        }
    }

    /**
     * A beaten Legend is kept.
     *
     * @param rescued whether by an effect; otherwise for a Raïven
     */
    @Rule({"CG-9.3", "CG-12.12"})
    record LegendKept(Seat seat, int place, boolean rescued) implements DuelEvent {
        @Override
        public Table applyTo(Table table) {
            return rescued
                    ? table.with(table.promises().remove(new Promise(seat, new ForNextDuel.Rescue())))
                    : table.with(seat, side -> side.with(side.purse().minusRaiven()));
        }
    }

    /** A beaten Legend is lost. */
    @Rule({"CG-9.3", "CG-9.4"})
    record LegendLost(Seat seat, int place, Card legend) implements DuelEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(
                    seat,
                    side -> side.with(side.spearhead().with(place, CardKind.LEGEND, Option.none()))
                            .with(side.decks().discarding(Array.of(legend))));
        }
    }

    /** The Relic of a place goes, with its duplicates. */
    @Rule({"CG-9.4", "CG-9.13"})
    record RelicDiscarded(Seat seat, int place) implements DuelEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(
                    seat,
                    side -> side.with(side.decks()
                                    .discarding(side.spearhead()
                                            .at(place)
                                            .relic()
                                            .map(Stack::cards)
                                            .getOrElse(Array.empty())))
                            .with(side.spearhead().with(place, CardKind.RELIC, Option.none())));
        }
    }

    /** The duel is over, and with it what waited for it. */
    @Rule({"CG-12.4", "CG-12.16"})
    record DuelEnded(Option<Seat> winner) implements DuelEvent {
        @Override
        public Table applyTo(Table table) {
            return table.with(Option.<Duel>none()).with(Array.<Promise>empty());
        }
    }
}
