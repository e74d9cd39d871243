package io.github.terrene.table;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.session.Entry;
import io.github.terrene.session.Offer;
import io.github.terrene.table.wire.Guest;
import io.github.terrene.table.wire.Portrait;
import io.github.terrene.table.wire.Received;
import io.github.terrene.table.wire.SentMove;
import io.vavr.collection.Array;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * What people do at a table. Each answers with the number of the latest line of their journal after that, or why it was not done.
 *
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
final class People<C, S, A, E, V> {
    private static final long SECOND = 1_000;

    private final LiveTable<C, S, A, E, V> table;
    private final Host host;
    private final Form<SentMove<A>> moves;

    People(LiveTable<C, S, A, E, V> table, Host host, Form<SentMove<A>> moves) {
        this.table = table;
        this.host = host;
        this.moves = moves;
    }

    /**
     * A seat that somebody has taken.
     *
     * @param token shows that one speaks for it; nobody else has it
     * @param coach is given to whoever may see what the seat sees, and do nothing
     */
    record Place(Seat seat, String token, String coach) {}

    /** A person takes a seat, or the first that is open. */
    Either<Fault, Place> sitDown(Option<Seat> wanted, Option<String> name) {
        String token = host.token();
        String coach = host.token();
        Portrait<C, S, A, E, V> now = table.now();
        Seat seat = wanted.orElse(() -> now.seats().find(each -> !now.guests().containsKey(each)))
                .getOrElse(() -> now.seats().head());
        Guest guest = Guest.person(name.getOrElse(seat.toString()), host.hash(token), host.hash(coach));
        return sitDown(seat, guest).map(there -> new Place(seat, token, coach));
    }

    /** A guest takes a seat. */
    Either<Fault, Integer> sitDown(Seat seat, Guest guest) {
        return done(seat, at -> new Entry.SatDown<>(at, seat, guest.text()));
    }

    /** A person leaves a seat. */
    Either<Fault, Integer> standUp(Seat seat) {
        return done(seat, at -> new Entry.StoodUp<>(at, seat));
    }

    /** A person moves. */
    Either<Fault, Integer> move(Seat seat, String json) {
        return Received.read(moves, json)
                .<Fault>mapLeft(Fault.Unreadable::new)
                .flatMap(move -> done(seat, at -> new Entry.Moved<>(at, seat, move.answers(), move.action())));
    }

    /** A person takes back the last action. */
    Either<Fault, Integer> takeBack(Seat seat, int answers) {
        return done(seat, at -> new Entry.TookBack<>(at, seat, answers));
    }

    /** A person makes an offer. */
    Either<Fault, Integer> offer(Seat seat, int answers, Offer offer) {
        return done(seat, at -> new Entry.Offered<>(at, seat, answers, offer));
    }

    /** A person replies to an offer. */
    Either<Fault, Integer> reply(Seat seat, int answers, boolean agrees) {
        return done(seat, at -> new Entry.Replied<>(at, seat, answers, agrees));
    }

    /**
     * A person lets a seat go whose own person has been away for two minutes: it leaves the game as the rules let it.
     *
     * @param by who wishes it
     */
    Either<Fault, Integer> dismiss(Seat by, Seat seat) {
        return objection(by, seat)
                .<Either<Fault, Integer>>map(People::refused)
                .getOrElse(() -> done(by, at -> new Entry.Dismissed<>(at, seat, Option.some(by))));
    }

    /** Why a seat cannot be let go; none if only the rules may know a reason. */
    private Option<Rejection> objection(Seat by, Seat seat) {
        Portrait<C, S, A, E, V> now = table.now();
        if (!now.seats().contains(seat) || !now.playing(seat)) {
            return Option.none();
        } else if (by.equals(seat)) {
            return Option.some(Rejection.of("server/own-seat", "whoever wants to leave the game does that by a move"));
        } else if (now.bot(seat) || now.changed(seat).isEmpty()) {
            return Option.some(
                    Rejection.of("server/no-person", "{seat:seat} cannot be away: no person plays there", seat));
        }
        long left = Presence.LONG - table.presence().away(seat, now);
        return Option.when(
                left > 0,
                () -> Rejection.of(
                        "server/not-away",
                        "{seat:seat} can be let go if nobody is there for {left:number} more seconds",
                        seat,
                        (int) ((left + SECOND - 1) / SECOND)));
    }

    /** The host of the table stops all clocks, or lets them run again. */
    Either<Fault, Integer> clocks(Seat by, boolean stopped) {
        Option<Seat> may = table.now().host();
        return may.contains(by)
                ? done(
                        by,
                        at -> stopped
                                ? new Entry.Stopped<>(at, Option.some(by))
                                : new Entry.Started<>(at, Option.some(by)))
                : refused(Rejection.of(
                        "server/not-host",
                        "only {seat:seat} can do that, as the host of this table",
                        may.getOrElse(by)));
    }

    private static <T> Either<Fault, T> refused(Rejection why) {
        return Either.left(new Fault.Refused(Array.of(why)));
    }

    private Either<Fault, Integer> done(Seat seat, LiveTable.Done<A> what) {
        return table.carriedOut(what).<Fault>mapLeft(Fault.Refused::new).map(after -> after.number(seat));
    }
}
