package io.github.terrene.session;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.NoUndo;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;

/** What an entry does at a table, or why it does nothing. */
record Doing<S, A, E, V>(Table<S, A, E, V> table) implements Entry.Cases<A, Either<Seq<Rejection>, Table<S, A, E, V>>> {
    private static <T> Either<Seq<Rejection>, T> refused(String key, String template, Object... values) {
        return Either.left(Array.of(Rejection.of(key, template, values)));
    }

    private boolean isPlayer(Seat seat) {
        return table.clocks().containsKey(seat);
    }

    private static <T> Either<Seq<Rejection>, T> noPlayer(Seat seat) {
        return refused("session/no-seat", "nobody plays at {seat:seat}", seat);
    }

    @Override
    public Either<Seq<Rejection>, Table<S, A, E, V>> satDown(Entry.SatDown<A> entry) {
        Option<String> there = table.guests().get(entry.seat());
        if (!isPlayer(entry.seat())) {
            return noPlayer(entry.seat());
        } else if (there.contains(entry.guest())) {
            return Either.right(table);
        } else if (there.isDefined()) {
            return refused("session/taken", "{seat:seat} is taken", entry.seat());
        }
        return Either.right(table.with(table.guests().put(entry.seat(), entry.guest())));
    }

    @Override
    public Either<Seq<Rejection>, Table<S, A, E, V>> stoodUp(Entry.StoodUp<A> entry) {
        return Either.right(
                table.guests().containsKey(entry.seat())
                        ? table.with(table.guests().remove(entry.seat()))
                        : table);
    }

    @Override
    public Either<Seq<Rejection>, Table<S, A, E, V>> moved(Entry.Moved<A> entry) {
        Seat seat = entry.seat();
        if (!isPlayer(seat)) {
            return noPlayer(seat);
        } else if (!table.rules().actor(entry.action()).equals(seat)) {
            return refused(
                    "session/not-yours",
                    "only {seat:seat} can do that",
                    table.rules().actor(entry.action()));
        }
        Journal<A, E, V> journal = table.journal(seat);
        if (journal.answered().get(entry.answers()).contains(entry.action())) {
            return Either.right(table);
        } else if (!journal.current(entry.answers())) {
            return refused(
                    "session/stale",
                    "this answers number {answered:number}, but number {asked:number} is asked now",
                    entry.answers(),
                    journal.last());
        }
        return acted(entry.action())
                .map(next -> next.answered(seat, entry.answers(), entry.action())
                        .running(entry.at(), table, Option.some(seat)));
    }

    @Override
    public Either<Seq<Rejection>, Table<S, A, E, V>> hosted(Entry.Hosted<A> entry) {
        Seat actor = table.rules().actor(entry.action());
        return isPlayer(actor)
                ? refused("session/not-yours", "only {seat:seat} can do that", actor)
                : acted(entry.action()).map(next -> next.running(entry.at(), table));
    }

    @Override
    public Either<Seq<Rejection>, Table<S, A, E, V>> ranOut(Entry.RanOut<A> entry) {
        return isPlayer(entry.seat()) && table.awaited().contains(entry.seat())
                ? acted(table.rules().fallback(table.timeline().state(), entry.seat()))
                        .map(next -> next.running(entry.at(), table, Option.some(entry.seat())))
                : refused("session/not-late", "{seat:seat} has nothing to decide", entry.seat());
    }

    /** The game goes on with an action. */
    private Either<Seq<Rejection>, Table<S, A, E, V>> acted(A action) {
        if (table.agreed().isDefined()) {
            return refused("session/over", "the game is over");
        }
        return table.timeline().play(table.rules(), action).map(next -> {
            Step<S, E> step = next.last();
            Seat actor = table.rules().actor(action);
            Table<S, A, E, V> after = table.after(next, Option.some(actor), (watcher, view) -> {
                Array<E> told = table.told(step.events(), watcher);
                boolean news = !told.isEmpty() || watcher.equals(actor) || !view.equals(seen(watcher));
                return Option.when(news, () -> new Line.Happened<>(told));
            });
            return isNewsToAll(after) ? after.with(Option.<Proposal>none()) : after;
        });
    }

    /** Whether everybody notices; otherwise, dropping an offer would betray what somebody does in secret. */
    private boolean isNewsToAll(Table<S, A, E, V> after) {
        return table.seats()
                .forAll(seat -> after.journal(seat).last() > table.journal(seat).last());
    }

    private V seen(Seat watcher) {
        return table.journal(watcher).view();
    }

    @Override
    public Either<Seq<Rejection>, Table<S, A, E, V>> tookBack(Entry.TookBack<A> entry) {
        Seat seat = entry.seat();
        if (table.agreed().isDefined()) {
            return refused("session/over", "the game is over");
        }
        return table.timeline()
                .undo(table.rules(), seat)
                .<Seq<Rejection>>mapLeft(why -> Array.of(why.rejection()))
                .map(before -> {
                    Seq<E> undone =
                            last(seat).fold(Array::<E>empty, move -> move.step().events());
                    return table.after(
                                    before,
                                    Option.some(seat),
                                    (watcher, view) -> Option.when(
                                            watcher.equals(seat)
                                                    || !table.told(undone, watcher)
                                                            .isEmpty()
                                                    || !view.equals(seen(watcher)),
                                            () -> new Line.TakenBack<>(seat, false)))
                            .running(entry.at(), table);
                });
    }

    private Option<Move<S, A, E>> last(Seat seat) {
        return table.timeline()
                .moves()
                .findLast(move -> table.rules().actor(move.action()).equals(seat));
    }

    @Override
    public Either<Seq<Rejection>, Table<S, A, E, V>> offered(Entry.Offered<A> entry) {
        Seat seat = entry.seat();
        if (!isPlayer(seat)) {
            return noPlayer(seat);
        } else if (table.outcome().isDefined()) {
            return refused("session/over", "the game is over");
        } else if (entry.offer() == Offer.UNDO && last(seat).isEmpty()) {
            return Either.left(Array.of(NoUndo.NOTHING_DONE.rejection()));
        }
        return Either.right(table.with(Option.some(new Proposal(seat, entry.offer(), Array.of(seat))))
                .telling(new Line.Proposed<>(seat, entry.offer())));
    }

    @Override
    public Either<Seq<Rejection>, Table<S, A, E, V>> replied(Entry.Replied<A> entry) {
        if (!isPlayer(entry.seat())) {
            return noPlayer(entry.seat());
        } else if (table.outcome().isDefined()) {
            return refused("session/over", "the game is over");
        } else if (table.proposal().isEmpty()) {
            return refused("session/no-offer", "nothing is offered");
        }
        Proposal proposal = table.proposal().get();
        if (!entry.agrees()) {
            return Either.right(
                    table.with(Option.<Proposal>none()).telling(new Line.Declined<>(entry.seat(), proposal.offer())));
        }
        Proposal next = proposal.and(entry.seat());
        return Either.right(
                next.agreed().containsAll(table.seats())
                        ? carriedOut(next, entry.at())
                        : table.with(Option.some(next)));
    }

    private Table<S, A, E, V> carriedOut(Proposal proposal, long now) {
        Table<S, A, E, V> done = table.with(Option.<Proposal>none());
        if (proposal.offer() == Offer.DRAW) {
            return done.ended(new Outcome(Array.empty(), ""))
                    .telling(new Line.DrawAgreed<>())
                    .running(now, table);
        }
        return done.after(
                        before(proposal.by()),
                        Option.none(),
                        (watcher, view) -> Option.some(new Line.TakenBack<>(proposal.by(), true)))
                .running(now, table);
    }

    /** The game before the last action of a seat, no matter what came after it. */
    private Timeline<S, A, E> before(Seat seat) {
        return table.timeline()
                .moves()
                .reverse()
                .dropUntil(move -> table.rules().actor(move.action()).equals(seat))
                .drop(1)
                .reverse()
                .foldLeft(Timeline.<S, A, E>from(table.timeline().first()), Timeline::and);
    }
}
