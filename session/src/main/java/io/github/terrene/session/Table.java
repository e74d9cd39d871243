package io.github.terrene.session;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Timeline;
import io.vavr.Tuple;
import io.vavr.Tuple2;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.function.BiFunction;
import java.util.function.UnaryOperator;

/**
 * The result of the entries of a table.
 *
 * @param timeline what was played
 * @param journals what each seat, and the onlookers, were told
 * @param deeds what each seat did
 * @param guests who sits where
 * @param timing the clocks of all seats
 * @param offers what was offered since something happened
 * @param agreed how it ended, if all agreed to end it
 */
record Table<S, A, E, V>(
        Rules<?, S, A, E, V> rules,
        Timeline<S, A, E> timeline,
        TreeMap<Seat, Journal<E, V>> journals,
        TreeMap<Seat, Deeds<A>> deeds,
        TreeMap<Seat, String> guests,
        Timing timing,
        Offers offers,
        Option<Outcome> agreed) {
    static <S, A, E, V> Table<S, A, E, V> of(
            Rules<?, S, A, E, V> rules, Timeline<S, A, E> start, TimeControl time, long now) {
        S state = start.state();
        Array<Seat> seats = Array.ofAll(rules.seats(state));
        Timing timing = Timing.of(time, seats, rules.deciders(state), now);
        TreeMap<Seat, Journal<E, V>> journals =
                TreeMap.ofEntries(seats.append(Seat.ONLOOKER).map(watcher -> {
                    V view = rules.view(state, watcher);
                    return Tuple.of(
                            watcher,
                            Journal.<E, V>beginning(
                                    told(rules, start.last().events(), watcher),
                                    view,
                                    KnownClocks.atFirst(timing, watcher, rules.awaited(view), now)));
                }));
        TreeMap<Seat, Deeds<A>> deeds = TreeMap.ofEntries(seats.map(seat -> Tuple.of(seat, Deeds.<A>none())));
        return new Table<>(rules, start, journals, deeds, TreeMap.empty(), timing, Offers.NONE, Option.none());
    }

    private static <E> Array<E> told(Rules<?, ?, ?, E, ?> rules, Seq<E> events, Seat watcher) {
        return Array.ofAll(events.flatMap(event -> rules.told(event, watcher)));
    }

    Array<E> told(Seq<E> events, Seat watcher) {
        return told(rules, events, watcher);
    }

    boolean has(Seat seat) {
        return deeds.containsKey(seat);
    }

    /** Who still plays. */
    Array<Seat> staying() {
        return Array.ofAll(rules.staying(timeline.state()));
    }

    /** Whose agreement an offer needs: who still plays and is there. Where nobody sits, the app does not say who is there. */
    Array<Seat> voters() {
        Array<Seat> staying = staying();
        Array<Seat> there = staying.filter(guests::containsKey);
        return there.isEmpty() ? staying : there;
    }

    Journal<E, V> journal(Seat watcher) {
        return journals.get(watcher).getOrElseThrow(() -> new IllegalArgumentException("there is no seat " + watcher));
    }

    Deeds<A> deeds(Seat seat) {
        return deeds.get(seat).getOrElseThrow(() -> new IllegalArgumentException("nobody plays at " + seat));
    }

    Option<Outcome> outcome() {
        return agreed.orElse(() -> rules.outcome(timeline.state()));
    }

    Array<Seat> awaited() {
        return agreed.isDefined() ? Array.empty() : Array.ofAll(rules.deciders(timeline.state()));
    }

    /** A seat that was let go, could not leave yet, and is awaited now. */
    Option<Seat> leaving() {
        Seq<Seat> leaving = deeds.filterValues(Deeds::leaves).keySet().toArray();
        return leaving.isEmpty() ? Option.none() : awaited().find(leaving::contains);
    }

    Table<S, A, E, V> with(TreeMap<Seat, String> sitting) {
        return new Table<>(rules, timeline, journals, deeds, sitting, timing, offers, agreed);
    }

    Table<S, A, E, V> with(Offers next) {
        return new Table<>(rules, timeline, journals, deeds, guests, timing, next, agreed);
    }

    Table<S, A, E, V> with(Timing next) {
        return new Table<>(rules, timeline, journals, deeds, guests, next, offers, agreed);
    }

    Table<S, A, E, V> ended(Outcome outcome) {
        return new Table<>(rules, timeline, journals, deeds, guests, timing, offers, Option.some(outcome));
    }

    /** The table after something that a player did, or that was done for one. */
    Table<S, A, E, V> did(Seat seat, UnaryOperator<Deeds<A>> change) {
        TreeMap<Seat, Deeds<A>> next = deeds.put(seat, change.apply(deeds(seat)));
        return new Table<>(rules, timeline, journals, next, guests, timing, offers, agreed);
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
        Timing running = timing.running(awaited(), decided, now);
        TreeMap<Seat, Journal<E, V>> timed = journals;
        for (Tuple2<Seat, Journal<E, V>> each : journals) {
            Journal<E, V> journal = each._2;
            KnownClocks clocks = new KnownClocks(before.timing, running, each._1, decided);
            TreeMap<Seat, Clock> known =
                    journal.last() > before.journal(each._1).last()
                            ? clocks.noticed(journal.clocks(), seenAwaited(journal.view()), now)
                            : clocks.unnoticed(journal.clocks());
            timed = known == journal.clocks() ? timed : timed.put(each._1, journal.timed(known));
        }
        return new Table<>(rules, timeline, timed, deeds, guests, running, offers, agreed);
    }

    private Seq<Seat> seenAwaited(V view) {
        return agreed.isDefined() ? Array.empty() : rules.awaited(view);
    }

    /**
     * The table with another past; each journal gets the line that is written for its watcher, if any.
     *
     * @param mover the seat that has just acted; whatever it is asked next is another question
     */
    Table<S, A, E, V> after(
            Timeline<S, A, E> next, Option<Seat> mover, BiFunction<Seat, V, Option<Line.What<E>>> lines) {
        TreeMap<Seat, Journal<E, V>> written = journals;
        for (Tuple2<Seat, Journal<E, V>> each : journals) {
            Seat watcher = each._1;
            V view = rules.view(next.state(), watcher);
            Option<Line.What<E>> line = lines.apply(watcher, view);
            if (line.isDefined()) {
                boolean same = !mover.contains(watcher) && asksTheSame(watcher, next.state());
                written = written.put(watcher, each._2.and(line.get(), view, same));
            }
        }
        return new Table<>(rules, next, written, deeds, guests, timing, offers, agreed);
    }

    /** The table with a line in every journal. */
    Table<S, A, E, V> telling(Line.What<E> what) {
        TreeMap<Seat, Journal<E, V>> told = journals.mapValues(journal -> journal.and(what, journal.view(), true));
        return new Table<>(rules, timeline, told, deeds, guests, timing, offers, agreed);
    }

    /** Whether a seat is asked the same as before, with the same answers. */
    private boolean asksTheSame(Seat watcher, S next) {
        return next == timeline.state()
                || rules.deciders(timeline.state()).contains(watcher)
                        && rules.deciders(next).contains(watcher)
                        && rules.legal(timeline.state(), watcher).equals(rules.legal(next, watcher));
    }
}
