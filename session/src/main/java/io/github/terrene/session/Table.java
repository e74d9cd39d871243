package io.github.terrene.session;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.Tuple;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.function.BiFunction;

/**
 * The result of the entries of a table.
 *
 * @param timeline what was played
 * @param journals what each seat, and the onlookers, were told
 * @param guests who sits where
 * @param clocks the clocks of all seats
 * @param proposal the offer that not all have agreed to yet
 * @param agreed how it ended, if all agreed to end it
 */
record Table<S, A, E, V>(
        Rules<?, S, A, E, V> rules,
        TimeControl time,
        Timeline<S, A, E> timeline,
        TreeMap<Seat, Journal<A, E, V>> journals,
        TreeMap<Seat, String> guests,
        TreeMap<Seat, Clock> clocks,
        Option<Proposal> proposal,
        Option<Outcome> agreed) {
    static <S, A, E, V> Table<S, A, E, V> of(
            Rules<?, S, A, E, V> rules, Timeline<S, A, E> start, TimeControl time, long now) {
        S state = start.state();
        Array<Seat> seats = Array.ofAll(rules.seats(state));
        Seq<Seat> deciders = rules.deciders(state);
        TreeMap<Seat, Clock> clocks = TreeMap.ofEntries(seats.map(
                seat -> Tuple.of(seat, deciders.contains(seat) ? time.clock().running(now) : time.clock())));
        TreeMap<Seat, Journal<A, E, V>> journals =
                TreeMap.ofEntries(seats.append(Seat.ONLOOKER).map(watcher -> {
                    V view = rules.view(state, watcher);
                    TreeMap<Seat, Clock> known = KnownClocks.seeming(clocks, watcher, rules.awaited(view), now);
                    return Tuple.of(
                            watcher,
                            Journal.<A, E, V>beginning(told(rules, start.last().events(), watcher), view, known));
                }));
        return new Table<>(rules, time, start, journals, TreeMap.empty(), clocks, Option.none(), Option.none());
    }

    private static <E> Array<E> told(Rules<?, ?, ?, E, ?> rules, Seq<E> events, Seat watcher) {
        return Array.ofAll(events.flatMap(event -> rules.told(event, watcher)));
    }

    Array<E> told(Seq<E> events, Seat watcher) {
        return told(rules, events, watcher);
    }

    Array<Seat> seats() {
        return Array.ofAll(clocks.keySet());
    }

    Journal<A, E, V> journal(Seat watcher) {
        return journals.get(watcher).getOrElseThrow(() -> new IllegalArgumentException("there is no seat " + watcher));
    }

    Option<Outcome> outcome() {
        return agreed.orElse(() -> rules.outcome(timeline.state()));
    }

    Array<Seat> awaited() {
        return agreed.isDefined() ? Array.empty() : Array.ofAll(rules.deciders(timeline.state()));
    }

    Option<Long> due() {
        return clocks.values().flatMap(clock -> clock.due(time)).min();
    }

    /** The first seat whose time is up. */
    Option<Seat> late(long now) {
        return clocks.find(clock -> clock._2.due(time).exists(due -> due <= now))
                .map(clock -> clock._1);
    }

    Table<S, A, E, V> with(TreeMap<Seat, String> sitting) {
        return new Table<>(rules, time, timeline, journals, sitting, clocks, proposal, agreed);
    }

    Table<S, A, E, V> with(Option<Proposal> next) {
        return new Table<>(rules, time, timeline, journals, guests, clocks, next, agreed);
    }

    Table<S, A, E, V> ended(Outcome outcome) {
        return new Table<>(rules, time, timeline, journals, guests, clocks, proposal, Option.some(outcome));
    }

    Table<S, A, E, V> answered(Seat seat, int number, A action) {
        return new Table<>(
                rules,
                time,
                timeline,
                journals.put(seat, journal(seat).answering(number, action)),
                guests,
                clocks,
                proposal,
                agreed);
    }

    /** The table with running clocks for those who are awaited, after something that nobody decided. */
    Table<S, A, E, V> running(long now, Table<S, A, E, V> before) {
        return running(now, before, Option.none());
    }

    /**
     * The table with running clocks for those who are awaited.
     *
     * @param before the table before what was done
     * @param decided who has decided
     */
    Table<S, A, E, V> running(long now, Table<S, A, E, V> before, Option<Seat> decided) {
        Array<Seat> awaited = awaited();
        TreeMap<Seat, Clock> running = clocks.map((seat, clock) -> {
            Clock after = decided.contains(seat) ? clock.decided(now, time) : clock;
            return Tuple.of(seat, awaited.contains(seat) ? after.running(now) : after.standing(now));
        });
        TreeMap<Seat, Journal<A, E, V>> timed = journals.map((watcher, journal) -> {
            Seq<Seat> seen = agreed.isDefined() ? Array.empty() : rules.awaited(journal.view());
            return Tuple.of(
                    watcher,
                    journal.timed(new KnownClocks<>(before, journal, watcher, decided).of(running, seen, now)));
        });
        return new Table<>(rules, time, timeline, timed, guests, running, proposal, agreed);
    }

    /**
     * The table with another past; each journal gets the line that is written for its watcher, if any.
     *
     * @param mover the seat that has just acted; whatever it is asked next is another question
     */
    Table<S, A, E, V> after(
            Timeline<S, A, E> next, Option<Seat> mover, BiFunction<Seat, V, Option<Line.What<E>>> lines) {
        TreeMap<Seat, Journal<A, E, V>> written = journals.map((watcher, journal) -> {
            V view = rules.view(next.state(), watcher);
            return Tuple.of(
                    watcher,
                    lines.apply(watcher, view)
                            .fold(
                                    () -> journal,
                                    what -> journal.and(
                                            what,
                                            view,
                                            !mover.contains(watcher) && asksTheSame(watcher, next.state()))));
        });
        return new Table<>(rules, time, next, written, guests, clocks, proposal, agreed);
    }

    /** The table with a line in every journal. */
    Table<S, A, E, V> telling(Line.What<E> what) {
        return after(timeline, Option.none(), (watcher, view) -> Option.some(what));
    }

    /** Whether a seat is asked the same as before, with the same answers. */
    private boolean asksTheSame(Seat watcher, S next) {
        return next == timeline.state()
                || rules.deciders(timeline.state()).contains(watcher)
                        && rules.deciders(next).contains(watcher)
                        && rules.legal(timeline.state(), watcher).equals(rules.legal(next, watcher));
    }
}
