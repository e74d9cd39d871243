package io.github.terrene.examples.server.table;

import io.github.terrene.examples.server.store.TableFile;
import io.github.terrene.examples.server.wire.Guest;
import io.github.terrene.examples.server.wire.Portrait;
import io.github.terrene.examples.server.wire.Request;
import io.github.terrene.json.Json;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.session.Entry;
import io.github.terrene.session.Offer;
import io.github.terrene.session.Session;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A table at which somebody plays. What is done is first kept in the file; then it counts, and readers hear of it. So whatever a client was
 * told is still there after the process was killed.
 *
 * <p>One thing is done at a time. What the table is like {@link #now} can be looked at whenever one likes: it is a value.
 */
public final class LiveTable<C, S, A, E, V> {
    private final TableFile file;
    private final Form<Entry<A>> entries;
    private final Form<SentMove<A>> moves;
    private final BotPlay<C, S, A, E, V> bots;
    private final Alarm alarm;
    private final Set<Reader> readers = ConcurrentHashMap.newKeySet();
    private volatile Portrait<C, S, A, E, V> now;
    private volatile long touched = System.nanoTime();
    private long latest;

    /**
     * A table as it is.
     *
     * @param latest when something was done last
     */
    LiveTable(Portrait<C, S, A, E, V> now, long latest, TableFile file, Clockwork clockwork) {
        this.file = file;
        this.entries = Entry.form(now.game().rules().forms());
        this.moves = SentMove.form(now.game().rules().forms());
        this.bots = new BotPlay<>(this, clockwork);
        this.alarm = new Alarm(this, clockwork.alarms());
        this.now = now;
        this.latest = latest;
    }

    /** What it is like. */
    public Portrait<C, S, A, E, V> now() {
        return now;
    }

    /** Whose token that is; none if it is nobody's. All hashes are compared, so that the time tells nothing. */
    public Option<Seat> seatOf(String token) {
        String hash = Tokens.hash(token);
        return now.guests()
                .filterValues(guest -> guest.token().exists(kept -> Tokens.same(kept, hash)))
                .keySet()
                .headOption();
    }

    /** Who wants to hear of what is new. */
    public void add(Reader reader) {
        readers.add(reader);
    }

    /** Who wants to hear no more. */
    public void remove(Reader reader) {
        readers.remove(reader);
    }

    /**
     * A seat that somebody has taken.
     *
     * @param token shows that one speaks for it; nobody else has it
     */
    public record Place(Seat seat, String token) {}

    /** A person takes a seat, or the first that is open. */
    public Either<Fault, Place> sitDown(Option<Seat> wanted, Option<String> name) {
        String token = Tokens.token();
        Seat seat = wanted.orElse(() -> now.seats().find(each -> !now.guests().containsKey(each)))
                .getOrElse(() -> now.seats().head());
        Guest guest = Guest.person(name.getOrElse(seat.toString()), Tokens.hash(token));
        return sitDown(seat, guest).map(table -> new Place(seat, token));
    }

    /** A bot takes a seat. */
    Either<Fault, Portrait<C, S, A, E, V>> sitDown(Seat seat, Guest guest) {
        return done(at -> new Entry.SatDown<>(at, seat, guest.text()));
    }

    /** A person leaves a seat. */
    public Either<Fault, Portrait<C, S, A, E, V>> standUp(Seat seat) {
        return done(at -> new Entry.StoodUp<>(at, seat));
    }

    /** A person moves: the number of the latest line of that seat's journal then. */
    public Either<Fault, Integer> move(Seat seat, String json) {
        return Request.read(moves, json)
                .<Fault>mapLeft(Fault.Unreadable::new)
                .flatMap(move -> done(at -> new Entry.Moved<>(at, seat, move.answers(), move.action())))
                .map(table -> table.number(seat));
    }

    /** A person takes back the last action. */
    public Either<Fault, Integer> takeBack(Seat seat, int answers) {
        return done(at -> new Entry.TookBack<>(at, seat, answers)).map(table -> table.number(seat));
    }

    /** A person makes an offer. */
    public Either<Fault, Integer> offer(Seat seat, int answers, Offer offer) {
        return done(at -> new Entry.Offered<>(at, seat, answers, offer)).map(table -> table.number(seat));
    }

    /** A person replies to an offer. */
    public Either<Fault, Integer> reply(Seat seat, int answers, boolean agrees) {
        return done(at -> new Entry.Replied<>(at, seat, answers, agrees)).map(table -> table.number(seat));
    }

    /** Lets the bots play that are awaited, and waits for those whose time runs; called when something has changed. */
    void wake() {
        bots.wake();
        alarm.set();
    }

    private Either<Fault, Portrait<C, S, A, E, V>> done(Done<A> what) {
        return carriedOut(what).mapLeft(Fault.Refused::new);
    }

    /**
     * Something that is done at a time.
     *
     * @param <A> actions
     */
    @FunctionalInterface
    interface Done<A> {
        Entry<A> at(long time);
    }

    /** Does something, if it is allowed: it is kept before it counts. */
    Either<Seq<Rejection>, Portrait<C, S, A, E, V>> carriedOut(Done<A> what) {
        Portrait<C, S, A, E, V> before = now;
        Either<Seq<Rejection>, Portrait<C, S, A, E, V>> after = kept(what);
        tell(before);
        return after;
    }

    /** For each seat whose time is up, what is fair for one who is absent is done. */
    void runOut() {
        Portrait<C, S, A, E, V> before = now;
        late();
        tell(before);
    }

    private void tell(Portrait<C, S, A, E, V> before) {
        if (now != before) {
            readers.forEach(Reader::wake);
            wake();
        }
    }

    /** It is played again after no program kept it: clocks have stood since something was done last. */
    void comeBack() {
        if (now.session().due().isDefined()) {
            host(new Entry.Stopped<>(latest));
        }
        if (now.session().stopped()) {
            host(new Entry.Started<>(Math.max(latest, System.currentTimeMillis())));
        }
        wake();
    }

    private synchronized void host(Entry<A> entry) {
        latest = entry.at();
        keep(entry, now.session().with(entry).get());
    }

    private synchronized void late() {
        latest = Math.max(latest, System.currentTimeMillis());
        for (Option<Seat> seat = now.session().late(latest);
                seat.isDefined();
                seat = now.session().late(latest)) {
            host(new Entry.RanOut<>(latest, seat.get()));
        }
    }

    /** What changes nothing, such as a move that is sent for the second time, is not kept. What comes too late is done after that. */
    private synchronized Either<Seq<Rejection>, Portrait<C, S, A, E, V>> kept(Done<A> what) {
        late();
        Entry<A> entry = what.at(latest);
        return now.session().with(entry).map(session -> session == now.session() ? now : keep(entry, session));
    }

    private Portrait<C, S, A, E, V> keep(Entry<A> entry, Session<C, S, A, E, V> session) {
        try {
            file.append(Json.write(entries, entry));
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
        now = now.with(session);
        return now;
    }

    /** Somebody has asked for it. */
    LiveTable<C, S, A, E, V> touched() {
        touched = System.nanoTime();
        return this;
    }

    /** Whether nobody reads, no bot is about to move, no clock runs out, and nobody has asked for it for so many nanoseconds. */
    boolean idle(long time) {
        return readers.isEmpty()
                && !bots.planned().get()
                && now.session().due().isEmpty()
                && System.nanoTime() - touched > time;
    }
}
