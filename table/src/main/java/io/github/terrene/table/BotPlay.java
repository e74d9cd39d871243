package io.github.terrene.table;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.github.terrene.kernel.play.Agent;
import io.github.terrene.session.Entry;
import io.github.terrene.session.Offer;
import io.github.terrene.session.Session;
import io.github.terrene.table.wire.Guest;
import io.github.terrene.table.wire.Portrait;
import io.vavr.collection.Seq;
import io.vavr.collection.Set;
import io.vavr.control.Either;

/**
 * The bots of a table. They do nothing by themselves: a host lets those that are {@linkplain #isAwaited awaited} {@linkplain #reply reply} and
 * {@linkplain #play play} when it has the time, one decision after another.
 *
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public final class BotPlay<C, S, A, E, V> {
    private final LiveTable<C, S, A, E, V> table;
    private final Host host;

    BotPlay(LiveTable<C, S, A, E, V> table, Host host) {
        this.table = table;
        this.host = host;
    }

    /** Whether something is to be done: a move, or a reply to an offer. They play in the program that {@linkplain LiveTable#leads leads}. */
    public boolean isAwaited() {
        return table.leads() && table.now().stopped().isEmpty() && (awaited().nonEmpty() || asked().nonEmpty());
    }

    /** The seats of bots that have to decide now. */
    public Seq<Seat> awaited() {
        Portrait<C, S, A, E, V> now = table.now();
        return now.session().awaited().filter(now::bot);
    }

    /** Those that have not replied to an offer. */
    private Seq<Seat> asked() {
        Portrait<C, S, A, E, V> now = table.now();
        return now.session().replying().filter(now::bot);
    }

    /** How long they may wait until they begin to think, in milliseconds; {@link Long#MAX_VALUE} if their time is not limited. */
    public long patience() {
        return awaited().map(thinking()::pause).min().getOrElse(Long.MAX_VALUE);
    }

    private ThinkingTime thinking() {
        return ThinkingTime.of(table.session(), host.time());
    }

    /** How much the people at the table have seen; if there are none, the onlookers. What a bot does unseen need not be waited for. */
    public int seen() {
        Portrait<C, S, A, E, V> now = table.now();
        Set<Seat> people = now.guests()
                .filterValues(guest -> guest.kind() == Guest.Kind.PERSON)
                .keySet();
        return people.isEmpty()
                ? now.number(Seat.ONLOOKER)
                : people.toArray().map(now::number).sum().intValue();
    }

    /** All that were asked reply to an offer. People may take back what they like; but bots play on until somebody wins. */
    public void reply() {
        asked().forEach(this::reply);
    }

    private void reply(Seat seat) {
        Portrait<C, S, A, E, V> now = table.now();
        boolean agrees = now.session().proposal().exists(proposal -> proposal.offer() == Offer.UNDO);
        table.carriedOut(at -> new Entry.Replied<>(at, seat, now.number(seat), agrees));
    }

    /**
     * Decides for a seat. If something else is asked by now, that is decided later. What the effect of a card keeps from being carried out is left
     * for something else, in the end for leaving the game.
     *
     * @param crowd how many have to share the time that its clock allows, itself included
     */
    public void play(Seat seat, int crowd) {
        Portrait<C, S, A, E, V> now = table.now();
        if (now.session().awaited().contains(seat)) {
            move(now, seat, now.session().preferring(seat, choice(now, seat, crowd)));
        }
    }

    private void move(Portrait<C, S, A, E, V> now, Seat seat, Seq<A> inOrder) {
        A action = inOrder.head();
        Either<Seq<Rejection>, ?> moved = table.carriedOut(at -> new Entry.Moved<>(at, seat, now.number(seat), action));
        if (moved.isRight() || table.now() != now || table.now().stopped().isDefined()) {
            return;
        }
        if (inOrder.size() == 1 || !Session.isFaulty(moved.getLeft())) {
            throw new IllegalStateException(
                    "refused: " + action + ": " + moved.getLeft().mkString(" "));
        }
        move(now, seat, inOrder.tail());
    }

    private A choice(Portrait<C, S, A, E, V> now, Seat seat, int crowd) {
        Session<C, S, A, E, V> session = now.session();
        Seq<A> choices = session.choices(seat);
        if (choices.isEmpty()) {
            return session.rules().fallback(session.state(), seat);
        }
        long time = thinking().nanos(seat, crowd);
        Agent<V, A, E> bot = now.game().bots().bot(session.setup().config(), seat, now.level(seat), time);
        session.told(seat).forEach(bot::observe);
        try {
            return bot.decide(session.rules().view(session.state(), seat), choices, Rng.of(host.seed()));
        } catch (FaultyEffect imagined) {
            return choices.last();
        }
    }
}
