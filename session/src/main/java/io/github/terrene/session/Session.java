package io.github.terrene.session;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.kernel.play.Timeline;
import io.github.terrene.kernel.tree.Difference;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Either;
import io.vavr.control.Option;

/**
 * A table at which a game is played: a value that an app keeps, and replaces with what each call returns.
 *
 * <pre>{@code
 * Session<...> table = Session.open(rules, Setup.of(config, seed)).get();
 * table = table.sitDown(seat, "anna", now).get();
 * table = table.play(seat, table.number(seat), action, now).get();  // or why not
 * Seq<Line<...>> news = table.since(seat, seen);                                // for a client that has seen so many lines
 * }</pre>
 *
 * <p>Each seat has a journal of its own, and so do the onlookers together: what they were told, and what they see after it. Everything that
 * a player's client sends names the line that it answers: the number of the latest line of the seat's journal that the player had seen when
 * deciding. Sent once more, it changes nothing, unless it was taken back; what answers a past question is refused as stale. Whatever a client
 * sends, the answer is a value: the next table, or why it stays as it is.
 *
 * <p>All times are in milliseconds as the app counts them; a time before the previous one counts as the previous one.
 *
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public final class Session<C, S, A, E, V> {
    /**
     * The key of the refusal of an action that the {@linkplain io.github.terrene.kernel.card.FaultyEffect faulty} effect of a card keeps from
     * being carried out. The game can go on with another action.
     */
    public static final String FAULTY_EFFECT = "session/faulty-effect";

    private final Rules<C, S, A, E, V> rules;
    private final Setup<C> setup;
    private final Table<S, A, E, V> table;
    private final List<Entry<A>> latestFirst;

    private Session(Rules<C, S, A, E, V> rules, Setup<C> setup, Table<S, A, E, V> table, List<Entry<A>> latestFirst) {
        this.rules = rules;
        this.setup = setup;
        this.table = table;
        this.latestFirst = latestFirst;
    }

    /** A new table, or everything wrong with the configuration. */
    public static <C, S, A, E, V> Either<Seq<Problem>, Session<C, S, A, E, V>> open(
            Rules<C, S, A, E, V> rules, Setup<C> setup) {
        return Timeline.start(rules, setup.config(), setup.seed())
                .map(timeline -> new Session<>(
                        rules, setup, Table.of(rules, timeline, setup.time(), setup.opened()), List.empty()));
    }

    /** What an entry leads to, or why it is refused: for apps that keep entries one by one and carry them out again. */
    public Either<Seq<Rejection>, Session<C, S, A, E, V>> with(Entry<A> entry) {
        return entry.match(new Doing<>(table))
                .map(next -> next == table ? this : new Session<>(rules, setup, next, latestFirst.prepend(entry)));
    }

    /** When something was done last, or when the table was opened. */
    public long latest() {
        return latestFirst.headOption().map(Entry::at).getOrElse(setup.opened());
    }

    private long notBefore(long now) {
        return Math.max(now, latest());
    }

    /** Whether an action is refused because the effect of a card is faulty, so that another one can be tried: see {@link #preferring}. */
    public static boolean isFaulty(Seq<Rejection> why) {
        return why.exists(reason -> reason.key().equals(FAULTY_EFFECT));
    }

    /**
     * What a seat can do, an action that it wants first, and conceding last: a host that decides for a seat does the first of them that no
     * {@linkplain #isFaulty faulty} effect prevents.
     */
    public Seq<A> preferring(Seat seat, A wanted) {
        return preferring(rules, state(), seat, wanted);
    }

    static <S, A> Seq<A> preferring(Rules<?, S, A, ?, ?> rules, S state, Seat seat, A wanted) {
        Seq<A> others = rules.legal(state, seat).remove(wanted);
        return others.reject(rules::concedes).prepend(wanted).appendAll(others.filter(rules::concedes));
    }

    /**
     * Somebody takes an open seat.
     *
     * @param guest the app's name for that person; nobody at the table is told
     */
    public Either<Seq<Rejection>, Session<C, S, A, E, V>> sitDown(Seat seat, String guest, long now) {
        return with(new Entry.SatDown<>(notBefore(now), seat, guest));
    }

    /** A seat becomes open. The game goes on. */
    public Either<Seq<Rejection>, Session<C, S, A, E, V>> standUp(Seat seat, long now) {
        return with(new Entry.StoodUp<>(notBefore(now), seat));
    }

    /** A player moves, or is told why the move is refused. A move that answers an earlier question is stale, even if it would be legal now. */
    public Either<Seq<Rejection>, Session<C, S, A, E, V>> play(Seat seat, int answers, A action, long now) {
        return with(new Entry.Moved<>(notBefore(now), seat, answers, action));
    }

    /** The host takes an action of its own: an action of {@link Seat#ONLOOKER}, which no player's client may send. */
    public Either<Seq<Rejection>, Session<C, S, A, E, V>> host(A action, long now) {
        return with(new Entry.Hosted<>(notBefore(now), action));
    }

    /** A player takes back the last action, if the rules allow it: see {@link Timeline#undo}. */
    public Either<Seq<Rejection>, Session<C, S, A, E, V>> takeBack(Seat seat, int answers, long now) {
        return with(new Entry.TookBack<>(notBefore(now), seat, answers));
    }

    /**
     * A player makes an offer to all others who still play and sit at the table. It stands until one declines, somebody else makes another
     * offer, or something happens that all notice. To offer a draw that somebody else offers is to agree. What a seat offers already is no
     * news; otherwise it can offer each thing once until something happens, and one at a time.
     */
    public Either<Seq<Rejection>, Session<C, S, A, E, V>> offer(Seat seat, int answers, Offer offer, long now) {
        return with(new Entry.Offered<>(notBefore(now), seat, answers, offer));
    }

    /**
     * A player accepts or declines the offer, or withdraws it. Once all have agreed, it is carried out.
     *
     * @param answers the number of the line that told of the offer, or of a later one
     */
    public Either<Seq<Rejection>, Session<C, S, A, E, V>> reply(Seat seat, int answers, boolean agrees, long now) {
        return with(new Entry.Replied<>(notBefore(now), seat, answers, agrees));
    }

    /** Which seats have still to reply to the {@linkplain #proposal offer}: those who play on and sit at the table. */
    public Seq<Seat> replying() {
        return table.offers()
                .standing()
                .fold(Array::empty, proposal -> table.voters().removeAll(proposal.agreed()));
    }

    /**
     * How many decisions in a row a seat has let pass because its time was up. From some number on, a host may {@linkplain #dismiss let it
     * leave}. Whatever its client sends begins the count anew.
     */
    public int missed(Seat seat) {
        return table.deeds(seat).missed();
    }

    /**
     * The host lets an absent player leave the game, or concede it, as the rules allow it now: see {@link Rules#concedes}. Where that is
     * possible only at certain times, it is refused at others. What another player wishes is an {@link Entry.Dismissed} that says by whom, for
     * {@link #with}: then all are told, and the seat leaves as soon as it can. Until then it is {@linkplain #late late} whenever it is awaited.
     */
    public Either<Seq<Rejection>, Session<C, S, A, E, V>> dismiss(Seat seat, long now) {
        return with(new Entry.Dismissed<>(notBefore(now), seat, Option.none()));
    }

    /**
     * The host stops all clocks, and all are told; the same table if none can run. Players may move, but nobody's time is up, and nothing is
     * added to it. After a pause of the app itself, whose length players are not to pay for, {@code table.stopClocks(table.latest())} stops
     * them when something was done last. A pause that a player makes is an {@link Entry.Stopped} that says by whom, for {@link #with}.
     */
    public Session<C, S, A, E, V> stopClocks(long now) {
        return done(new Entry.Stopped<>(notBefore(now), Option.none()));
    }

    /**
     * The host lets the clocks run again: what is left of everybody's time is what was left when they were stopped. The same table if a player has
     * stopped them: only a player ends that pause.
     */
    public Session<C, S, A, E, V> startClocks(long now) {
        return done(new Entry.Started<>(notBefore(now), Option.none()));
    }

    /** Whether all clocks were stopped. */
    public boolean stopped() {
        return table.timing().stopped();
    }

    /** Which player has stopped all clocks; none if none has. */
    public Option<Seat> pausing() {
        return table.timing().pausing();
    }

    private Session<C, S, A, E, V> done(Entry<A> entry) {
        return with(entry)
                .getOrElseThrow(why -> new IllegalStateException("what a host does is refused: " + why.mkString(" ")));
    }

    /**
     * The table at a given time: each seat whose time is up by then takes its {@link Rules#fallback}, as often as necessary. {@link #due} says
     * when to call this.
     */
    public Session<C, S, A, E, V> at(long now) {
        Session<C, S, A, E, V> next = this;
        for (Option<Seat> seat = next.late(now); seat.isDefined(); seat = next.late(now)) {
            next = next.done(new Entry.RanOut<>(next.notBefore(now), seat.get()));
        }
        return next;
    }

    /**
     * The first seat whose time is up by then, or that was let go and is awaited; none if nobody is late. For apps that carry out {@link
     * Entry.RanOut} one by one.
     */
    public Option<Seat> late(long now) {
        return table.leaving().orElse(() -> table.timing().late(now));
    }

    /** When the next player's time is up; none if no clock is running. A seat that was let go has no time. */
    public Option<Long> due() {
        return table.leaving().map(seat -> latest()).orElse(() -> table.timing().due());
    }

    /** Whether a seat was let go and has still to leave, since the rules do not let it yet. */
    public boolean leaving(Seat seat) {
        return table.deeds(seat).leaves() && table.staying().contains(seat);
    }

    /**
     * An agent decides for a seat that is awaited.
     *
     * @param agent the agent. It does not forget what it was told about moves that were taken back, so use a new one after that if it remembers
     * @param heard how many lines of the seat's journal it has been told; it is told the rest first
     * @param rng its own random generator, fresh for this decision
     */
    public Either<Seq<Rejection>, Session<C, S, A, E, V>> played(
            Seat seat, Agent<? super V, A, ? super E> agent, int heard, Rng rng, long now) {
        for (Line<E, V> line : since(seat, heard)) {
            if (line.what() instanceof Line.Happened<E> happened) {
                happened.events().forEach(agent::observe);
            }
        }
        A action = agent.decide(rules.view(state(), seat), choices(seat), rng);
        return play(seat, number(seat), action, now);
    }

    /** The rules of the game. */
    public Rules<C, S, A, E, V> rules() {
        return rules;
    }

    /** What the table began with. */
    public Setup<C> setup() {
        return setup;
    }

    /** Everything that was done, in order. */
    public Seq<Entry<A>> entries() {
        return Array.ofAll(latestFirst.reverse());
    }

    /** The true state, for the app alone. */
    public S state() {
        return table.timeline().state();
    }

    /** Everything that was played, without what was taken back; for the app alone. */
    public Timeline<S, A, E> timeline() {
        return table.timeline();
    }

    /** Who sits where; a seat that is not here is open. */
    public TreeMap<Seat, String> guests() {
        return table.guests();
    }

    /** The clocks of all seats, for the app alone: the running ones tell who has not chosen yet. */
    public TreeMap<Seat, Clock> clocks() {
        return table.timing().clocks();
    }

    /**
     * The clocks as a player knows them. If a seat has chosen in secret, or has nothing to choose and others do not know that, they see its
     * clock running until they are told. The clock of a seat in a game that the player does not see never appears to run.
     *
     * @param watcher a seat, or {@link Seat#ONLOOKER}
     */
    public TreeMap<Seat, Clock> clocks(Seat watcher) {
        Seq<Seat> awaited = rules.awaited(table.journal(watcher).view());
        return table.journal(watcher)
                .clocks()
                .filter((seat, clock) -> seat.equals(watcher) || awaited.contains(seat) || !clock.runs());
    }

    /** The offer that is waiting for replies, if there is one. */
    public Option<Proposal> proposal() {
        return table.offers().standing();
    }

    /** How the game ended, by the rules or because all agreed to end it; none while it goes on. */
    public Option<Outcome> outcome() {
        return table.outcome();
    }

    /** Whose decisions are awaited. */
    public Seq<Seat> awaited() {
        return table.awaited();
    }

    /** What a seat can do now, apart from conceding; nothing if it is not awaited. */
    public Seq<A> choices(Seat seat) {
        return awaited().contains(seat) ? rules.choices(state(), seat) : Array.empty();
    }

    /**
     * The number of the latest line of a journal, which a move names.
     *
     * @param watcher a seat, or {@link Seat#ONLOOKER}
     */
    public int number(Seat watcher) {
        return table.journal(watcher).last();
    }

    /** The lines of a journal after that number: all of them after 0, none after the last. */
    public Seq<Line<E, V>> since(Seat watcher, int number) {
        return table.journal(watcher).lines().drop(number);
    }

    /**
     * Everything that a seat was told about the game from its start, except for what was taken back: an agent that joins the table now must
     * {@linkplain io.github.terrene.kernel.play.Agent#observe observe} it to know what its seat knows.
     *
     * @param watcher a seat, or {@link Seat#ONLOOKER}
     */
    public Seq<E> told(Seat watcher) {
        return table.told(timeline().events(), watcher);
    }

    /**
     * What a screen shows to a seat after a line of its journal.
     *
     * @throws IllegalArgumentException if there is no such line; the first has number 1
     */
    public Shown<A> shown(Seat watcher, int number) {
        return rules.shown(table.journal(watcher).line(number).view());
    }

    /**
     * What changed on that screen between the previous line and this one: for clients without rules. At the first line that is the whole
     * screen, whatever stood there before.
     *
     * @throws IllegalArgumentException if there is no such line
     */
    public Difference changed(Seat watcher, int number) {
        Shown<A> now = shown(watcher, number);
        return number == 1
                ? Difference.whole(rules.forms().shown(), now)
                : Difference.between(rules.forms().shown(), shown(watcher, number - 1), now);
    }
}
