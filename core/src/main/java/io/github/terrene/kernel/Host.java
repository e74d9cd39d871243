package io.github.terrene.kernel;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.function.Consumer;

/**
 * Lets agents play a game to its end: asks whoever is awaited, the lowest seat first, and carries out what it chose. An agent
 * is given its view, its legal actions and chance of its own, never the state.
 *
 * <pre>{@code
 * Agent<View, Action> random = (view, legal, rng) -> rng.dice().pick(legal);
 * Timeline<Game, Action, Event> played = Host.of(rules, Array.of(random, mine))
 *         .watchedBy(move -> System.out.println(move.action()))
 *         .play(rules.start(config, 7).get(), Rng.of(7));
 * Option<Outcome> outcome = rules.outcome(played.state());
 * }</pre>
 *
 * <p>The same rules, start, generator and agents give the same game, as long as the agents draw chance from nowhere else.
 * A host is immutable.
 */
public final class Host<S, A, E, V> {
    /** How many decisions a host asks for if it is not told otherwise. */
    public static final int MOST_DECISIONS = 10_000;

    private final Rules<?, S, A, E, V> rules;
    private final Array<Agent<? super V, A>> agents;
    private final int most;
    private final boolean conceding;
    private final Consumer<? super Move<S, A, E>> watcher;

    private Host(
            Rules<?, S, A, E, V> rules,
            Array<Agent<? super V, A>> agents,
            int most,
            boolean conceding,
            Consumer<? super Move<S, A, E>> watcher) {
        this.rules = rules;
        this.agents = agents;
        this.most = most;
        this.conceding = conceding;
        this.watcher = watcher;
    }

    /**
     * A host of these agents.
     *
     * @param agents one for each seat, in the order of seats
     */
    public static <S, A, E, V> Host<S, A, E, V> of(
            Rules<?, S, A, E, V> rules, Iterable<? extends Agent<? super V, A>> agents) {
        return new Host<>(rules, Array.ofAll(agents), MOST_DECISIONS, false, move -> {});
    }

    /**
     * A host that stops after so many decisions, even if the game is not over.
     *
     * @throws IllegalArgumentException if the number is negative
     */
    public Host<S, A, E, V> atMost(int decisions) {
        if (decisions < 0) {
            throw new IllegalArgumentException("there cannot be " + decisions + " decisions");
        }
        return new Host<>(rules, agents, decisions, conceding, watcher);
    }

    /** A host whose agents may {@linkplain Rules#concedes concede}: otherwise they are offered that if nothing else is legal. */
    public Host<S, A, E, V> conceding() {
        return new Host<>(rules, agents, most, true, watcher);
    }

    /** A host that shows every move right after it was made. */
    public Host<S, A, E, V> watchedBy(Consumer<? super Move<S, A, E>> onlooker) {
        return new Host<>(rules, agents, most, conceding, onlooker);
    }

    /**
     * Plays on from a start until nobody is awaited.
     *
     * @param rng what the agents' chance is split from, anew for every decision
     * @return all that was played; {@link Rules#outcome} of its last state is none if the game was stopped
     * @throws IllegalStateException if a seat that is awaited has no agent or no legal action, or an agent chooses what it was
     *     not offered
     */
    public Timeline<S, A, E> play(Step<S, E> start, Rng rng) {
        Timeline<S, A, E> timeline = Timeline.from(start);
        for (int decision = 0; decision < most; decision++) {
            Seq<Decision> pending = rules.pending(timeline.state());
            if (pending.isEmpty()) {
                break;
            }
            Seat seat = pending.map(Decision::seat).min().get();
            Move<S, A, E> move = move(timeline.state(), seat, rng.split(decision));
            timeline = timeline.and(move);
            watcher.accept(move);
        }
        return timeline;
    }

    private Move<S, A, E> move(S state, Seat seat, Rng rng) {
        Seq<A> offered = offered(state, seat);
        A action = agent(seat).decide(rules.view(state, seat), offered, rng);
        if (!offered.contains(action)) {
            throw new IllegalStateException("the agent of seat " + seat + " was not offered what it chose: " + action
                    + rules.whyNot(state, action).mkString(": ", " ", ""));
        }
        return new Move<>(
                action,
                rules.apply(state, action)
                        .getOrElseThrow(rejections -> new IllegalStateException("the rules are broken: " + action
                                + " is legal but refused: " + rejections.mkString(" "))));
    }

    private Agent<? super V, A> agent(Seat seat) {
        if (seat.index() >= agents.size()) {
            throw new IllegalStateException("seat " + seat + " is awaited but has no agent, give one for each seat");
        }
        return agents.get(seat.index());
    }

    private Seq<A> offered(S state, Seat seat) {
        Seq<A> legal = rules.legal(state, seat);
        if (legal.isEmpty()) {
            throw new IllegalStateException(
                    "seat " + seat + " is awaited but has no legal action, the rules are broken");
        }
        Seq<A> playing = conceding ? legal : legal.reject(rules::concedes);
        return playing.isEmpty() ? legal : playing;
    }
}
