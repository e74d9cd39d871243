package io.github.terrene.session;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.NoUndo;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * What becomes of offers.
 *
 * @param seat who offers or replies
 * @param now when that is done
 */
record Offering<S, A, E, V>(Table<S, A, E, V> table, Seat seat, long now) {
    private static <T> Either<Seq<Rejection>, T> refused(Rejection why) {
        return Either.left(Array.of(why));
    }

    /** Why the seat can neither offer nor reply. */
    private Option<Rejection> barred() {
        if (table.outcome().isDefined()) {
            return Option.some(Rejection.of("session/over", "the game is over"));
        }
        return Option.when(
                !table.staying().contains(seat),
                () -> Rejection.of("session/no-seat", "nobody plays at {seat:seat}", seat));
    }

    Either<Seq<Rejection>, Table<S, A, E, V>> offer(Offer offer) {
        Offers offers = table.offers();
        Option<Rejection> barred = barred();
        if (barred.isDefined()) {
            return refused(barred.get());
        } else if (offers.has(seat, offer)) {
            return Either.right(agreed());
        } else if (offers.spent(seat, offer)) {
            return refused(Rejection.of(
                    "session/offered", "{seat:seat} has already made an offer since something happened", seat));
        }
        int acts = table.deeds(seat).acts();
        if (offer == Offer.UNDO && acts == 0) {
            return refused(NoUndo.NOTHING_DONE.rejection());
        }
        return Either.right(
                settled(table.with(offers.and(seat, offer, acts)).telling(new Line.Proposed<>(seat, offer)), now));
    }

    Either<Seq<Rejection>, Table<S, A, E, V>> reply(boolean agrees) {
        Option<Rejection> barred = barred();
        if (barred.isDefined()) {
            return refused(barred.get());
        } else if (table.offers().standing().isEmpty()) {
            return refused(Rejection.of("session/no-offer", "nothing is offered"));
        }
        return Either.right(agrees ? agreed() : dropped(table, seat));
    }

    /** The table after the seat has agreed to what is offered: the same if it had agreed already. */
    private Table<S, A, E, V> agreed() {
        Proposal proposal = table.offers().standing().get();
        return proposal.agreed().contains(seat)
                ? table
                : settled(table.with(table.offers().agreed(seat)), now);
    }

    private static <S, A, E, V> Table<S, A, E, V> dropped(Table<S, A, E, V> table, Seat by) {
        Offer offer = table.offers().standing().get().offer();
        return table.with(table.offers().dropped()).telling(new Line.Declined<>(by, offer));
    }

    /** The table without offers if all who still play have noticed what happened; otherwise that would tell what somebody does in secret. */
    static <S, A, E, V> Table<S, A, E, V> noticed(Table<S, A, E, V> after, Table<S, A, E, V> before) {
        boolean byAll = after.offers() != Offers.NONE
                && before.staying()
                        .forAll(seat -> after.journal(seat).last()
                                > before.journal(seat).last());
        return byAll ? after.with(Offers.NONE) : after;
    }

    /** The table after a seat has taken back an action by itself: if it asked the others to give it back, it asks no more. */
    static <S, A, E, V> Table<S, A, E, V> without(Table<S, A, E, V> table, Seat seat, int acts) {
        boolean asked = table.offers().acts() > acts
                && table.offers().standing().exists(offer -> offer.wants(Offer.UNDO, seat));
        return asked ? dropped(table, seat) : table;
    }

    /** The table after what is offered was carried out, if all whose agreement it needs have agreed. */
    static <S, A, E, V> Table<S, A, E, V> settled(Table<S, A, E, V> table, long now) {
        return table.offers()
                .standing()
                .filter(proposal -> proposal.agreed().containsAll(table.voters()))
                .map(proposal -> carriedOut(table, proposal, now))
                .getOrElse(table);
    }

    private static <S, A, E, V> Table<S, A, E, V> carriedOut(Table<S, A, E, V> table, Proposal proposal, long now) {
        Table<S, A, E, V> done = table.with(Offers.NONE);
        if (proposal.offer() == Offer.DRAW) {
            return done.ended(new Outcome(Array.empty(), ""))
                    .telling(new Line.DrawAgreed<>())
                    .running(now, table);
        }
        Timeline<S, A, E> before = before(table, proposal.by(), table.offers().acts());
        Table<S, A, E, V> undone = done.after(
                before, Option.none(), (watcher, view) -> Option.some(new Line.TakenBack<>(proposal.by(), true)));
        return undone.deeds()
                .keySet()
                .foldLeft(undone, (each, seat) -> each.did(seat, deeds -> deeds.backTo(acts(each, seat))))
                .running(now, table);
    }

    private static <S, A, E, V> int acts(Table<S, A, E, V> table, Seat seat) {
        return table.timeline()
                .moves()
                .count(move -> table.rules().actor(move.action()).equals(seat));
    }

    /** The game before an action of a seat, which is counted from 1, no matter what came after it. */
    private static <S, A, E, V> Timeline<S, A, E> before(Table<S, A, E, V> table, Seat seat, int act) {
        Timeline<S, A, E> before = Timeline.from(table.timeline().first());
        int acts = 0;
        for (var move : table.timeline().moves()) {
            acts += table.rules().actor(move.action()).equals(seat) ? 1 : 0;
            if (acts == act) {
                break;
            }
            before = before.and(move);
        }
        return before;
    }
}
