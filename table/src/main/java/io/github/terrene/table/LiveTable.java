package io.github.terrene.table;

import io.github.terrene.json.Json;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.form.Form;
import io.github.terrene.session.Entry;
import io.github.terrene.session.Session;
import io.github.terrene.table.wire.After;
import io.github.terrene.table.wire.Guest;
import io.github.terrene.table.wire.Portrait;
import io.github.terrene.table.wire.SentMove;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.function.Function;

/**
 * A table at which somebody plays. What is done is first kept; then it counts, and readers hear of it. So whatever a client was told is still
 * there after the program was killed.
 *
 * <p>Several threads may use it: one thing is done at a time. What happened so far can be looked at whenever one likes: it is a value.
 *
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public final class LiveTable<C, S, A, E, V> {
    private final Keeper keeper;
    private final Host host;
    private final Form<Entry<A>> entries;
    private final People<C, S, A, E, V> people;
    private final BotPlay<C, S, A, E, V> bots;
    private final Runnable driver;
    private final Presence presence;
    private volatile Portrait<C, S, A, E, V> now;
    private volatile int lines;
    private volatile boolean closed;

    /**
     * A table as it is.
     *
     * @param lines how many lines of it are kept
     */
    LiveTable(Portrait<C, S, A, E, V> now, int lines, Keeper keeper, Host host) {
        this.keeper = keeper;
        this.host = host;
        this.entries = Entry.form(now.game().rules().forms());
        this.people = new People<>(this, host, SentMove.form(now.game().rules().forms()));
        this.bots = new BotPlay<>(this, host);
        this.now = now;
        this.lines = lines;
        this.presence = new Presence(host);
        this.driver = host.driver(this);
    }

    /** Its name in addresses. */
    public String id() {
        return now.id();
    }

    /** Everything that happened, for the host alone: it holds the secrets of all seats. */
    public Session<C, S, A, E, V> session() {
        return now.session();
    }

    /** Those for whom this program decides. */
    public BotPlay<C, S, A, E, V> bots() {
        return bots;
    }

    /** What people do there. */
    People<C, S, A, E, V> people() {
        return people;
    }

    /** Whether this program does what follows from what was done last. Where several keep the same table, one does. */
    public boolean leads() {
        return keeper.leads();
    }

    /** When the next one's time is up, as {@link Session#due} says; none if nobody's time is limited, or another program sees to it. */
    public Option<Long> due() {
        return leads() && now.stopped().isEmpty() ? now.session().due() : Option.none();
    }

    /** What it is like. */
    Portrait<C, S, A, E, V> now() {
        return now;
    }

    /** What time it is at the table: never earlier than what was done last. */
    long time() {
        return Math.max(now.session().latest(), host.time());
    }

    /** Whose token that is, who is there, then; none if it is nobody's. */
    Option<Seat> seatOf(String token) {
        return showing(token, Guest::token).peek(seat -> presence.here(seat, now));
    }

    /** Whose coach shows that token; none if nobody's. */
    Option<Seat> coached(String token) {
        return showing(token, Guest::coach);
    }

    /** All hashes are compared, so that the time tells nothing. */
    private Option<Seat> showing(String token, Function<Guest, Option<String>> kept) {
        String hash = host.hash(token);
        return now.guests()
                .filterValues(guest -> kept.apply(guest).exists(each -> Hashes.same(each, hash)))
                .keySet()
                .headOption();
    }

    /** Who is there. */
    Presence presence() {
        return presence;
    }

    /**
     * The table, without what happened: a {@link io.github.terrene.table.wire.TableCard} as JSON. Nobody is told that they are away themselves.
     *
     * @param moment the table at some moment
     * @param told whether the reader knows all that happened until then
     */
    String card(Portrait<?, ?, ?, ?, ?> moment, Seat watcher, String language, boolean told) {
        return moment.card(
                watcher, language, told, seat -> seat.equals(watcher) ? Option.none() : presence.absence(seat, moment));
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

    /**
     * For each seat whose time is up, what is fair for one who is absent is done. A host calls it when a clock {@linkplain Session#due runs
     * out}; whatever else is done later comes after that anyway.
     */
    public void runOut() {
        Portrait<C, S, A, E, V> before = now;
        late();
        tell(before);
    }

    private void tell(Portrait<C, S, A, E, V> before) {
        if (now != before) {
            presence.wake();
            driver.run();
        }
    }

    /**
     * It is found again after no program kept it: clocks have stood since something was done last. If another program leads, they run there; if a
     * player has stopped them, they stand.
     */
    void comeBack() {
        if (leads() && now.stopped().isEmpty()) {
            if (now.session().due().isDefined()) {
                host(new Entry.Stopped<>(now.session().latest(), Option.none()));
            }
            host(new Entry.Started<>(time(), Option.none()));
        }
        driver.run();
    }

    private synchronized void host(Entry<A> entry) {
        Session<C, S, A, E, V> after = now.session().with(entry).get();
        if (after != now.session()) {
            keep(entry, after);
        }
    }

    private synchronized void late() {
        for (Option<Entry<A>> next = nextLate(); next.isDefined(); next = nextLate()) {
            host(next.get());
        }
    }

    private Option<Entry<A>> nextLate() {
        long time = time();
        return now.stopped().isDefined()
                ? Option.none()
                : now.session().late(time).map(seat -> new Entry.RanOut<>(time, seat));
    }

    /**
     * What changes nothing, such as a move that is sent for the second time, is not kept. What comes too late is done after that. If another program
     * was first, it is tried again after what that one did.
     */
    private synchronized Either<Seq<Rejection>, Portrait<C, S, A, E, V>> kept(Done<A> what) {
        while (now.stopped().isEmpty()) {
            late();
            Entry<A> entry = what.at(time());
            Either<Seq<Rejection>, Session<C, S, A, E, V>> after = now.session().with(entry);
            if (after.isLeft() || after.get() == now.session() || keep(entry, after.get())) {
                return after.map(session -> now);
            }
        }
        return Either.left(Array.of(now.stopped().get()));
    }

    /** Whether it is kept; if not, what another program did is read. */
    private boolean keep(Entry<A> entry, Session<C, S, A, E, V> session) {
        try {
            if (!keeper.keep(lines + 1, After.further(Json.write(entries, entry), now.session(), session))) {
                follow(keeper.after(lines));
                return false;
            }
        } catch (IOException full) {
            throw new UncheckedIOException(full);
        }
        lines++;
        boolean ends = now.session().outcome().isEmpty() && session.outcome().isDefined();
        now = now.with(session);
        host.happened(new Occurrence.Done(id(), now.game().id()));
        if (ends) {
            host.happened(new Occurrence.Ended(id(), now.game().id()));
        }
        return true;
    }

    /** Nobody plays on there, and nobody hears more. What was being done is kept before. */
    synchronized void close() {
        closed = true;
        now = now.stopped(Standstill.closed());
        presence.wake();
    }

    /** Whether it was closed. */
    boolean closed() {
        return closed;
    }

    /** How many lines of it are kept. */
    int lines() {
        return lines;
    }

    /** What another program did and kept is done here, too, and readers hear of it. */
    void readOn(Array<String> more) {
        Portrait<C, S, A, E, V> before = now;
        follow(Option.some(more));
        tell(before);
    }

    /** What other programs did and kept is done here, too. If the one that led has ended, this one leads from now on. */
    void readOn() {
        Portrait<C, S, A, E, V> before = now;
        boolean leads;
        try {
            leads = readOnOrLead();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        if (leads) {
            comeBack();
        }
        tell(before);
    }

    private synchronized boolean readOnOrLead() throws IOException {
        follow(keeper.after(lines));
        return now.stopped().isEmpty() && keeper.takesOver(lines);
    }

    /** If other rules or cards led to what another program did, nobody plays on here. */
    private synchronized void follow(Option<Array<String>> more) {
        if (more.isEmpty()) {
            close();
            return;
        }
        int all = lines + more.get().size();
        for (String line : more.get()) {
            Option<Session<C, S, A, E, V>> after = after(line);
            if (after.isDefined()) {
                lines++;
                now = now.with(after.get());
            } else if (now.stopped().isEmpty()) {
                now = now.stopped(Standstill.outdated(lines, all));
                host.happened(new Occurrence.Outdated(id(), now.game().id(), lines, all));
            }
        }
    }

    /** What a line leads to here; none if it says that it led to something else, or nobody plays on. */
    private Option<Session<C, S, A, E, V>> after(String line) {
        if (!After.isWhole(line)) {
            throw DamagedTable.damaged(id(), "what another program kept is not whole");
        }
        return now.stopped().isDefined()
                ? Option.none()
                : Json.read(entries, line)
                        .toOption()
                        .flatMap(entry -> now.session().with(entry).toOption())
                        .filter(session -> After.leads(line, session));
    }

    /** Somebody has asked for it. */
    LiveTable<C, S, A, E, V> touched() {
        presence.touch();
        return this;
    }

    /** Whether nobody reads, no bot is about to move here, no clock runs out, and nobody has asked for it for so many milliseconds. */
    boolean idle(long time) {
        return presence.readers() == 0
                && !bots.isAwaited()
                && due().isEmpty()
                && host.time() - presence.touched() > time;
    }
}
