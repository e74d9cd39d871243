package io.github.terrene.session;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Supplier;

/** What an entry does at a table, or why it does nothing. */
record Doing<S, A, E, V>(Table<S, A, E, V> table) implements Entry.Cases<A, Either<Seq<Rejection>, Table<S, A, E, V>>> {
    private static final Option<Seat> HOST = Option.some(Seat.ONLOOKER);

    private static <T> Either<Seq<Rejection>, T> refused(String key, String template, Object... values) {
        return Either.left(Array.of(Rejection.of(key, template, values)));
    }

    private static <T> Either<Seq<Rejection>, T> noPlayer(Seat seat) {
        return refused("session/no-seat", "nobody plays at {seat:seat}", seat);
    }

    private static <T> Either<Seq<Rejection>, T> over() {
        return refused("session/over", "the game is over");
    }

    @Override
    public Either<Seq<Rejection>, Table<S, A, E, V>> satDown(Entry.SatDown<A> entry) {
        Option<String> there = table.guests().get(entry.seat());
        if (!table.has(entry.seat())) {
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
                        ? Offering.settled(table.with(table.guests().remove(entry.seat())), entry.at())
                        : table);
    }

    /**
     * Something that a player sent. Sent once more, it changes nothing. If it answers an earlier line than it may, it is refused.
     *
     * @param first the number of the first line that can be answered
     */
    private Either<Seq<Rejection>, Table<S, A, E, V>> answering(
            Sent<A> sent, int first, Supplier<Either<Seq<Rejection>, Table<S, A, E, V>>> doing) {
        int last = table.journal(sent.seat()).last();
        if (table.deeds(sent.seat()).has(sent)) {
            return Either.right(table);
        } else if (sent.answers() < first || sent.answers() > last) {
            return refused(
                    "session/stale",
                    "this answers number {answered:number}, but number {asked:number} is asked now",
                    sent.answers(),
                    last);
        }
        return doing.get().map(next -> next == table ? table : next.did(sent.seat(), deeds -> deeds.accepting(sent)));
    }

    private int asked(Seat seat) {
        return table.journal(seat).asked();
    }

    @Override
    public Either<Seq<Rejection>, Table<S, A, E, V>> moved(Entry.Moved<A> entry) {
        Seat seat = entry.seat();
        if (!table.has(seat)) {
            return noPlayer(seat);
        } else if (!table.rules().actor(entry.action()).equals(seat)) {
            return notYours(table.rules().actor(entry.action()));
        }
        return answering(entry, asked(seat), () -> acted(entry.action(), entry.at(), Option.some(seat)));
    }

    private static <T> Either<Seq<Rejection>, T> notYours(Seat actor) {
        return refused("session/not-yours", "only {seat:seat} can do that", actor);
    }

    @Override
    public Either<Seq<Rejection>, Table<S, A, E, V>> hosted(Entry.Hosted<A> entry) {
        Seat actor = table.rules().actor(entry.action());
        return table.has(actor) ? notYours(actor) : acted(entry.action(), entry.at(), Option.none());
    }

    @Override
    public Either<Seq<Rejection>, Table<S, A, E, V>> ranOut(Entry.RanOut<A> entry) {
        Seat seat = entry.seat();
        return table.has(seat) && table.awaited().contains(seat)
                ? acted(fallbacks(seat), entry.at(), seat).map(next -> next.did(seat, Deeds::missing))
                : refused("session/not-late", "{seat:seat} has nothing to decide", seat);
    }

    /** Whoever was let go leaves rather than to do what is fair for an absent player. */
    private Seq<A> fallbacks(Seat seat) {
        S state = table.timeline().state();
        Option<A> leaving = table.deeds(seat).leaves() ? leaving(seat) : Option.none();
        A first = leaving.getOrElse(() -> table.rules().fallback(state, seat));
        return Session.preferring(table.rules(), state, seat, first);
    }

    private Option<A> leaving(Seat seat) {
        return table.rules().legal(table.timeline().state(), seat).find(table.rules()::concedes);
    }

    /** The first of these actions that no faulty effect prevents. */
    private Either<Seq<Rejection>, Table<S, A, E, V>> acted(Seq<A> inOrder, long now, Seat decided) {
        Either<Seq<Rejection>, Table<S, A, E, V>> done = acted(inOrder.head(), now, Option.some(decided));
        return done.isRight() || inOrder.size() == 1 || !Session.isFaulty(done.getLeft())
                ? done
                : acted(inOrder.tail(), now, decided);
    }

    @Override
    public Either<Seq<Rejection>, Table<S, A, E, V>> dismissed(Entry.Dismissed<A> entry) {
        Seat seat = entry.seat();
        Option<Seat> nobody = entry.by().toArray().prepend(seat).find(each -> !table.has(each));
        if (nobody.isDefined()) {
            return noPlayer(nobody.get());
        } else if (table.outcome().isDefined()) {
            return over();
        } else if (table.deeds(seat).leaves()) {
            return Either.right(table);
        }
        return leaving(seat)
                .map(leaving -> told(entry).acted(leaving, entry.at(), Option.some(seat)))
                .getOrElse(() -> later(entry));
    }

    /** The rules may let a seat leave only at certain times. Whom another player has let go leaves then. */
    private Either<Seq<Rejection>, Table<S, A, E, V>> later(Entry.Dismissed<A> entry) {
        Seat seat = entry.seat();
        return entry.by().isDefined() && table.staying().contains(seat)
                ? Either.right(told(entry).table())
                : refused("session/stays", "{seat:seat} cannot leave the game now", seat);
    }

    /** Of what the host does by itself, nothing is told but that the player leaves, and only once. */
    private Doing<S, A, E, V> told(Entry.Dismissed<A> entry) {
        return entry.by()
                .map(by -> table.telling(new Line.Dismissed<>(entry.seat(), by)).did(entry.seat(), Deeds::leaving))
                .map(Doing::new)
                .getOrElse(this);
    }

    @Override
    public Either<Seq<Rejection>, Table<S, A, E, V>> stopped(Entry.Stopped<A> entry) {
        boolean stop = !table.timing().stopped()
                || table.timing().pausing().isEmpty() && entry.by().isDefined();
        return clocks(stop, entry.by(), entry.by().orElse(HOST), new Line.ClocksStopped<>(entry.by()), entry.at());
    }

    @Override
    public Either<Seq<Rejection>, Table<S, A, E, V>> started(Entry.Started<A> entry) {
        boolean start = table.timing().stopped()
                && (table.timing().pausing().isEmpty() || entry.by().isDefined());
        return clocks(start, entry.by(), Option.none(), new Line.ClocksStarted<>(entry.by()), entry.at());
    }

    /** Where no time is limited, no clock is shown. */
    private Either<Seq<Rejection>, Table<S, A, E, V>> clocks(
            boolean changes, Option<Seat> by, Option<Seat> stopper, Line.What<E> what, long now) {
        if (!by.forAll(table::has)) {
            return noPlayer(by.get());
        }
        Timing timing = table.timing();
        return Either.right(
                !changes
                                || timing.control().equals(TimeControl.NONE)
                                || table.outcome().isDefined()
                        ? table
                        : table.with(timing.stopping(stopper)).telling(what).running(now, table));
    }

    /**
     * The game goes on with an action. If the effect of a card cannot be carried out, nothing is done, and the action is refused.
     *
     * @param decided who has decided, or should have
     */
    private Either<Seq<Rejection>, Table<S, A, E, V>> acted(A action, long now, Option<Seat> decided) {
        if (table.agreed().isDefined()) {
            return over();
        }
        try {
            return table.timeline().play(table.rules(), action).map(next -> after(next, action, now, decided));
        } catch (FaultyEffect faulty) {
            return refused("session/faulty-effect", "the effect of a card is faulty: {problem}", faulty.getMessage());
        }
    }

    private Table<S, A, E, V> after(Timeline<S, A, E> next, A action, long now, Option<Seat> decided) {
        Step<S, E> step = next.last();
        Seat actor = table.rules().actor(action);
        Table<S, A, E, V> after = table.after(next, Option.some(actor), (watcher, view) -> {
            Array<E> told = table.told(step.events(), watcher);
            boolean news = !told.isEmpty() || watcher.equals(actor) || !view.equals(seen(watcher));
            return Option.when(news, () -> new Line.Happened<>(told));
        });
        Table<S, A, E, V> counted = decided.fold(() -> after, seat -> after.did(seat, Deeds::acting));
        return Offering.settled(Offering.noticed(counted, table).running(now, table, decided), now);
    }

    private V seen(Seat watcher) {
        return table.journal(watcher).view();
    }

    @Override
    public Either<Seq<Rejection>, Table<S, A, E, V>> tookBack(Entry.TookBack<A> entry) {
        Seat seat = entry.seat();
        if (!table.has(seat)) {
            return noPlayer(seat);
        } else if (table.agreed().isDefined()) {
            return over();
        }
        return answering(
                entry,
                asked(seat),
                () -> table.timeline()
                        .undo(table.rules(), seat)
                        .<Seq<Rejection>>mapLeft(why -> Array.of(why.rejection()))
                        .map(before -> withoutLast(before, seat).running(entry.at(), table)));
    }

    private Table<S, A, E, V> withoutLast(Timeline<S, A, E> before, Seat seat) {
        Seq<E> undone = table.timeline()
                .moves()
                .findLast(move -> table.rules().actor(move.action()).equals(seat))
                .fold(Array::<E>empty, move -> move.step().events());
        Table<S, A, E, V> after = table.after(before, Option.some(seat), (watcher, view) -> {
            boolean news =
                    watcher.equals(seat) || !table.told(undone, watcher).isEmpty() || !view.equals(seen(watcher));
            return Option.when(news, () -> new Line.TakenBack<>(seat, false));
        });
        int left = table.deeds(seat).acts() - 1;
        return Offering.without(Offering.noticed(after.did(seat, deeds -> deeds.backTo(left)), table), seat, left);
    }

    @Override
    public Either<Seq<Rejection>, Table<S, A, E, V>> offered(Entry.Offered<A> entry) {
        Seat seat = entry.seat();
        return table.has(seat)
                ? answering(entry, asked(seat), () -> new Offering<>(table, seat, entry.at()).offer(entry.offer()))
                : noPlayer(seat);
    }

    @Override
    public Either<Seq<Rejection>, Table<S, A, E, V>> replied(Entry.Replied<A> entry) {
        Seat seat = entry.seat();
        return table.has(seat)
                ? answering(
                        entry,
                        table.journal(seat).offered(),
                        () -> new Offering<>(table, seat, entry.at()).reply(entry.agrees()))
                : noPlayer(seat);
    }
}
