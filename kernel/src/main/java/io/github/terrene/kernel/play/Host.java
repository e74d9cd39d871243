package io.github.terrene.kernel.play;

import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Lets agents play a game to its end: asks the awaited seats, the lowest first, and carries out what they choose. An agent is given its
 * view, its legal actions, its own random generator and the events that it may see, never the state.
 *
 * <pre>{@code
 * Agent<View, Action, Event> random = (view, legal, rng) -> rng.dice().pick(legal);
 * Played<Game, Action, Event> played = Host.of(rules, Array.of(random, mine))
 *         .watchedBy(move -> System.out.println(move.action()))
 *         .play(rules.start(config, 7).get(), Rng.of(8));
 * System.out.println(played.ending());
 * }</pre>
 *
 * <p>Each seat has its own random stream ({@link Rng#streamOf}), split for each of its decisions by number, counted from 0. So what an
 * agent is given tells nothing about the chance of the game or of other agents, or about how often they have decided. The same rules, start,
 * generator and agents give the same game, provided that the agents have no other source of chance. A host is immutable.
 */
public final class Host<S, A, E, V> {
    /** The most decisions that a host asks for, unless told otherwise. */
    public static final int MOST_DECISIONS = 10_000;

    private final Rules<?, S, A, E, V> rules;
    private final Array<Agent<? super V, A, ? super E>> agents;
    private final int most;
    private final boolean conceding;
    private final Function<? super S, ? extends Option<? extends A>> acting;
    private final Consumer<? super Move<S, A, E>> watcher;

    private Host(
            Rules<?, S, A, E, V> rules,
            Array<Agent<? super V, A, ? super E>> agents,
            int most,
            boolean conceding,
            Function<? super S, ? extends Option<? extends A>> acting,
            Consumer<? super Move<S, A, E>> watcher) {
        this.rules = rules;
        this.agents = agents;
        this.most = most;
        this.conceding = conceding;
        this.acting = acting;
        this.watcher = watcher;
    }

    /**
     * A host for these agents.
     *
     * @param agents one for each seat, in the order of seats
     */
    public static <S, A, E, V> Host<S, A, E, V> of(
            Rules<?, S, A, E, V> rules, Iterable<? extends Agent<? super V, A, ? super E>> agents) {
        return new Host<>(rules, Array.ofAll(agents), MOST_DECISIONS, false, state -> Option.none(), move -> {});
    }

    /**
     * A host that stops after this many decisions, even if the game is not over.
     *
     * @throws IllegalArgumentException if the number is negative
     */
    public Host<S, A, E, V> atMost(int decisions) {
        if (decisions < 0) {
            throw new IllegalArgumentException("the number of decisions cannot be negative: " + decisions);
        }
        return new Host<>(rules, agents, decisions, conceding, acting, watcher);
    }

    /** A host whose agents may {@linkplain Rules#concedes concede}. Without this, conceding is offered only if nothing else is legal. */
    public Host<S, A, E, V> conceding() {
        return new Host<>(rules, agents, most, true, acting, watcher);
    }

    /**
     * A host that takes the actions that the game reserves for the host, such as reporting a game of a tournament that was played elsewhere.
     * They are actions of {@link Seat#ONLOOKER}, which no agent is offered. Before an agent is asked, the host acts as often as it finds
     * something to do; each time counts as a decision of the game.
     *
     * @param own what the host does in a state, if anything. It is given the true state, and must choose only what is legal there: {@link
     *     #play} throws an {@link IllegalArgumentException} if the rules refuse it, or if it is an action of a player's seat
     */
    public Host<S, A, E, V> acting(Function<? super S, ? extends Option<? extends A>> own) {
        return new Host<>(rules, agents, most, conceding, own, watcher);
    }

    /** A host that shows every move to the onlooker right after it is made. */
    public Host<S, A, E, V> watchedBy(Consumer<? super Move<S, A, E>> onlooker) {
        return new Host<>(rules, agents, most, conceding, acting, onlooker);
    }

    /**
     * Plays from a start until nobody is awaited or the limit of decisions is reached.
     *
     * @param rng the generator that the seats' streams are derived from: not the game's, and preferably not one with the game's seed
     * @return everything that was played, and how it ended
     * @throws AgentFailure if an agent throws something, or chooses an action that it was not offered
     * @throws IllegalArgumentException if there is not one agent for each seat, or the host {@linkplain #acting tries to do} what it cannot do
     */
    public Played<S, A, E> play(Step<S, E> start, Rng rng) {
        Round round = new Round(start, rng);
        int seats = round.seats.size();
        if (agents.size() != seats) {
            throw new IllegalArgumentException(
                    "this game has " + seats + " seats and needs one agent for each, not " + agents.size());
        }
        return round.played();
    }

    /** A game while it is being played. Lives inside one call. */
    private final class Round {
        private final Rng rng;
        private final Seq<Seat> seats;
        private final int[] decided;
        private Timeline<S, A, E> timeline;

        Round(Step<S, E> start, Rng rng) {
            this.rng = rng;
            this.seats = rules.seats(start.state());
            this.decided = new int[agents.size()];
            this.timeline = Timeline.from(start);
        }

        Played<S, A, E> played() {
            tell(timeline.first().events());
            Seq<Seat> deciders = rules.deciders(timeline.state());
            while (!deciders.isEmpty() && timeline.length() < most) {
                Option<? extends A> own = acting.apply(timeline.state());
                Move<S, A, E> move = own.isEmpty() ? move(deciders.head()) : done(own.get());
                timeline = timeline.and(move);
                watcher.accept(move);
                tell(move.step().events());
                deciders = rules.deciders(timeline.state());
            }
            return new Played<>(timeline, ending());
        }

        private Played.Ending ending() {
            return rules.outcome(timeline.state())
                    .<Played.Ending>map(Played.Over::new)
                    .getOrElse(() -> new Played.Stopped(timeline.length()));
        }

        private Move<S, A, E> move(Seat seat) {
            S state = timeline.state();
            Moves<S, A, E> moves = rules.moves(state, seat);
            Seq<A> legal = moves.actions();
            Seq<A> offered = offered(legal, seat);
            V view = rules.view(state, seat);
            Rng own = rng.streamOf(seat).split(decided[seat.index()]++);
            int decision = timeline.length() + 1;
            A action = asking(seat, decision, () -> agent(seat).decide(view, offered, own));
            if (!offered.contains(action)) {
                String what = asking(
                        seat,
                        decision,
                        () -> "chose " + action + ", which it was not offered: " + whyNotOffered(state, action));
                throw new AgentFailure(seat, decision, rng, what, null);
            }
            return new Move<>(action, moves.step(legal.indexOf(action)));
        }

        private Move<S, A, E> done(A own) {
            String what = "the host cannot do " + own + " (decision " + (timeline.length() + 1) + " of the game): ";
            Step<S, E> step = rules.apply(timeline.state(), own)
                    .getOrElseThrow(why -> new IllegalArgumentException(what + why.mkString(" ")));
            if (seats.contains(rules.actor(own))) {
                throw new IllegalArgumentException(what + "a player sits at seat " + rules.actor(own));
            }
            return new Move<>(own, step);
        }

        private void tell(Seq<E> events) {
            for (E event : events) {
                for (Seat seat : seats) {
                    rules.told(event, seat)
                            .forEach(seen -> asking(seat, timeline.length(), () -> {
                                agent(seat).observe(seen);
                                return seat;
                            }));
                }
            }
        }

        /** The rules allow what a host does not offer unless it is {@linkplain #conceding conceding}. */
        private String whyNotOffered(S state, A action) {
            Seq<Rejection> reasons = rules.whyNot(state, action);
            return reasons.isEmpty() ? "this host offers no conceding" : reasons.mkString(" ");
        }

        /** Asks an agent. Whatever is thrown meanwhile comes from the agent or from what it returned: it is that agent's failure. */
        private <T> T asking(Seat seat, int decision, Supplier<T> agent) {
            try {
                return agent.get();
            } catch (Throwable failure) {
                throw new AgentFailure(seat, decision, rng, "failed: " + said(failure), failure);
            }
        }

        private String said(Throwable failure) {
            try {
                return failure.toString();
            } catch (Throwable silent) {
                return failure.getClass().getName();
            }
        }
    }

    private Agent<? super V, A, ? super E> agent(Seat seat) {
        return agents.get(seat.index());
    }

    private Seq<A> offered(Seq<A> legal, Seat seat) {
        if (legal.isEmpty()) {
            throw new IllegalStateException(
                    "seat " + seat + " is awaited but has no legal action: the rules are broken");
        }
        Seq<A> playing = conceding ? legal : legal.reject(rules::concedes);
        return playing.isEmpty() ? legal : playing;
    }
}
