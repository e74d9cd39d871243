package io.github.terrene.examples.server.table;

import io.github.terrene.examples.server.wire.Guest;
import io.github.terrene.examples.server.wire.Portrait;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.session.Entry;
import io.github.terrene.session.Offer;
import io.github.terrene.session.Session;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Either;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The bots of a table. All that are awaited at the same time move, and then, after a pause if somebody saw it, those that are awaited next.
 *
 * @param table where they play
 * @param clockwork when they move
 * @param planned whether they will look at the table by themselves
 */
record BotPlay<C, S, A, E, V>(LiveTable<C, S, A, E, V> table, Clockwork clockwork, AtomicBoolean planned) {
    BotPlay(LiveTable<C, S, A, E, V> table, Clockwork clockwork) {
        this(table, clockwork, new AtomicBoolean());
    }

    /** Something has changed. */
    void wake() {
        wake(clockwork.pause());
    }

    private void wake(long pause) {
        if ((awaited().nonEmpty() || asked().nonEmpty()) && planned.compareAndSet(false, true)) {
            try {
                clockwork.threads().schedule(this::playAll, pause, TimeUnit.MILLISECONDS);
            } catch (RejectedExecutionException closing) {
                planned.set(false);
            }
        }
    }

    private Seq<Seat> awaited() {
        Portrait<C, S, A, E, V> now = table.now();
        return now.session().awaited().filter(now::bot);
    }

    /** Those that have not replied to an offer. */
    private Seq<Seat> asked() {
        Portrait<C, S, A, E, V> now = table.now();
        return now.session()
                .proposal()
                .toArray()
                .flatMap(proposal -> now.game().seats().filter(now::bot).removeAll(proposal.agreed()));
    }

    /** People may take back what they like; but bots play on until somebody wins. */
    private void reply(Seat seat) {
        boolean agrees = table.now().session().proposal().exists(proposal -> proposal.offer() == Offer.UNDO);
        table.carriedOut(at -> new Entry.Replied<>(at, seat, agrees));
    }

    private void playAll() {
        int before = seen();
        try {
            asked().forEach(this::reply);
            awaited().forEach(this::play);
        } catch (RuntimeException broken) {
            // They stay planned, so that they do not try the same for ever.
            System.err.println("The bots of table " + table.now().id() + " have stopped: " + broken);
            return;
        }
        planned.set(false);
        wake(seen() == before ? 0 : clockwork.pause());
    }

    /** How much the people at the table have seen; if there are none, the onlookers. */
    private int seen() {
        Portrait<C, S, A, E, V> now = table.now();
        Set<Seat> people = now.guests()
                .filterValues(guest -> guest.kind() == Guest.Kind.PERSON)
                .keySet();
        return people.isEmpty()
                ? now.number(Seat.ONLOOKER)
                : people.toArray().map(now::number).sum().intValue();
    }

    /** Decides for a seat. If something else is asked by now, that is decided later. */
    private void play(Seat seat) {
        Portrait<C, S, A, E, V> now = table.now();
        if (now.session().awaited().contains(seat)) {
            A action = choice(now, seat);
            Either<Seq<Rejection>, ?> played =
                    table.carriedOut(at -> new Entry.Moved<>(at, seat, now.number(seat), action));
            if (played.isLeft() && table.now() == now) {
                throw new IllegalStateException(
                        "refused: " + action + ": " + played.getLeft().mkString(" "));
            }
        }
    }

    private A choice(Portrait<C, S, A, E, V> now, Seat seat) {
        Session<C, S, A, E, V> session = now.session();
        Seq<A> choices = session.choices(seat);
        if (choices.isEmpty()) {
            return session.rules().fallback(session.state(), seat);
        }
        Agent<V, A, E> bot = now.game().bots().bot(session.setup().config(), seat, now.level(seat));
        session.told(seat).forEach(bot::observe);
        return bot.decide(session.rules().view(session.state(), seat), choices, Rng.of(Tokens.seed()));
    }
}
