package io.github.terrene.session;

import io.github.terrene.kernel.Seat;
import io.vavr.Tuple;
import io.vavr.collection.Seq;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;

/**
 * What a watcher knows about the clocks after something was done. Only those who notice why a clock stops or starts anew see it do so; and a
 * seat that is awaited as far as the watcher sees has a clock that appears to run, even if it has nothing to choose.
 *
 * @param before the table before it
 * @param journal the watcher's journal after it
 * @param decided who has decided
 */
record KnownClocks<A, E, V>(Table<?, A, E, V> before, Journal<A, E, V> journal, Seat watcher, Option<Seat> decided) {
    /**
     * The known clocks, from the true ones.
     *
     * @param awaited who is awaited as far as the watcher sees
     * @param now when it was done
     */
    TreeMap<Seat, Clock> of(TreeMap<Seat, Clock> clocks, Seq<Seat> awaited, long now) {
        boolean news = journal.last() > before.journal(watcher).last();
        TreeMap<Seat, Clock> noticed = clocks.map((seat, clock) -> {
            boolean seen = news && (changed(seat, clock) || !awaited.contains(seat) && !clock.runs());
            return Tuple.of(
                    seat,
                    seen || seat.equals(watcher)
                            ? clock
                            : journal.clocks().get(seat).get());
        });
        return seeming(noticed, watcher, awaited, now);
    }

    /** These clocks, with those running that a watcher believes to be running. */
    static TreeMap<Seat, Clock> seeming(TreeMap<Seat, Clock> clocks, Seat watcher, Seq<Seat> awaited, long now) {
        return clocks.map((seat, clock) ->
                Tuple.of(seat, !seat.equals(watcher) && awaited.contains(seat) ? clock.running(now) : clock));
    }

    /** Whether what was done stopped this clock or let it run. */
    private boolean changed(Seat seat, Clock clock) {
        boolean begins = clock.runs() && !before.clocks().get(seat).get().runs();
        return begins || decided.contains(seat);
    }
}
