package io.github.terrene.examples.server.table;

import io.github.terrene.examples.server.wire.Guest;
import io.github.terrene.examples.server.wire.Portrait;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
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
 * Each decision is a thought of its own, so that other tables get their turn in between.
 *
 * @param table where they play
 * @param clockwork when they move
 * @param account how much they have thought
 * @param planned whether they will look at the table by themselves
 */
record BotPlay<C, S, A, E, V>(
        LiveTable<C, S, A, E, V> table, Clockwork clockwork, Thinkers.Account account, AtomicBoolean planned) {
    BotPlay(LiveTable<C, S, A, E, V> table, Clockwork clockwork) {
        this(table, clockwork, new Thinkers.Account(), new AtomicBoolean());
    }

    /** Something has changed. */
    void wake() {
        wake(clockwork.pause());
    }

    private void wake(long pause) {
        if ((awaited().nonEmpty() || asked().nonEmpty()) && planned.compareAndSet(false, true)) {
            long rest = awaited().map(thinking()::pause).min().getOrElse(Long.MAX_VALUE);
            try {
                clockwork.chores().schedule(this::begin, Math.min(pause, rest), TimeUnit.MILLISECONDS);
            } catch (RejectedExecutionException closing) {
                planned.set(false);
            }
        }
    }

    private ThinkingTime thinking() {
        return ThinkingTime.of(table.now().session(), System.currentTimeMillis());
    }

    private Seq<Seat> awaited() {
        Portrait<C, S, A, E, V> now = table.now();
        return now.session().awaited().filter(now::bot);
    }

    /** Those that have not replied to an offer. */
    private Seq<Seat> asked() {
        Portrait<C, S, A, E, V> now = table.now();
        return now.session().replying().filter(now::bot);
    }

    /** People may take back what they like; but bots play on until somebody wins. */
    private void reply(Seat seat) {
        Portrait<C, S, A, E, V> now = table.now();
        boolean agrees = now.session().proposal().exists(proposal -> proposal.offer() == Offer.UNDO);
        table.carriedOut(at -> new Entry.Replied<>(at, seat, now.number(seat), agrees));
    }

    private void begin() {
        int before = seen();
        think(() -> {
            asked().forEach(this::reply);
            playAll(awaited(), before);
        });
    }

    private void think(Runnable thought) {
        try {
            clockwork.thinkers().think(account, () -> whole(thought));
        } catch (RejectedExecutionException closing) {
            planned.set(false);
        }
    }

    /** If something is broken, they stay planned, so that they do not try the same for ever. */
    private void whole(Runnable thought) {
        try {
            thought.run();
        } catch (RuntimeException broken) {
            System.err.println("The bots of table " + table.now().id() + " have stopped: " + broken);
        }
    }

    /**
     * Those bots move, one after another.
     *
     * @param before how much people had seen before the first of them moved
     */
    private void playAll(Seq<Seat> bots, int before) {
        if (bots.nonEmpty()) {
            play(bots.head());
        }
        if (bots.size() > 1) {
            think(() -> playAll(bots.tail(), before));
        } else {
            planned.set(false);
            wake(seen() == before ? 0 : clockwork.pause());
        }
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

    /**
     * Decides for a seat. If something else is asked by now, that is decided later. What the effect of a card keeps from being carried out is left
     * for something else, in the end for leaving the game.
     */
    private void play(Seat seat) {
        Portrait<C, S, A, E, V> now = table.now();
        if (now.session().awaited().contains(seat)) {
            move(now, seat, now.session().preferring(seat, choice(now, seat)));
        }
    }

    private void move(Portrait<C, S, A, E, V> now, Seat seat, Seq<A> inOrder) {
        A action = inOrder.head();
        Either<Seq<Rejection>, ?> moved = table.carriedOut(at -> new Entry.Moved<>(at, seat, now.number(seat), action));
        if (moved.isRight() || table.now() != now) {
            return;
        }
        if (inOrder.size() == 1 || !Session.isFaulty(moved.getLeft())) {
            throw new IllegalStateException(
                    "refused: " + action + ": " + moved.getLeft().mkString(" "));
        }
        move(now, seat, inOrder.tail());
    }

    private A choice(Portrait<C, S, A, E, V> now, Seat seat) {
        Session<C, S, A, E, V> session = now.session();
        Seq<A> choices = session.choices(seat);
        if (choices.isEmpty()) {
            return session.rules().fallback(session.state(), seat);
        }
        long time = thinking().nanos(seat, clockwork.thinkers().crowd());
        Agent<V, A, E> bot = now.game().bots().bot(session.setup().config(), seat, now.level(seat), time);
        session.told(seat).forEach(bot::observe);
        try {
            return bot.decide(session.rules().view(session.state(), seat), choices, Rng.of(Tokens.seed()));
        } catch (FaultyEffect imagined) {
            return choices.last();
        }
    }
}
