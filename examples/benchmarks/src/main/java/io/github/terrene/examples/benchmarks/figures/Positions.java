package io.github.terrene.examples.benchmarks.figures;

import io.github.terrene.examples.benchmarks.play.RulesPlay;
import io.github.terrene.examples.benchmarks.play.Uniform;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.List;

/**
 * Decisions from uniformly random play, taken at regular intervals, both early and late ones; one of them at a time is looked at.
 *
 * @param <S> states
 * @param <A> actions
 * @param <V> views
 */
public class Positions<S, A, V> {
    /** How many there are. */
    static final int NUMBER = 1024;

    private static final int APART = 37;

    private final Rules<?, S, A, ?, V> rules;
    private final CardPool pool;
    private final Array<CardPool> known;
    private final List<Position<S, A, V>> positions;
    private int place;

    /** Plays the games of that play uniformly until there are enough. */
    public <C> Positions(RulesPlay<C, S, A, ?, V> play) {
        Rules<C, S, A, ?, V> rules = play.rules();
        this.rules = rules;
        this.pool = rules.pool(play.config());
        this.known = Seat.first(pool.ofSeats().size()).map(pool::knownTo);
        this.positions = new ArrayList<>(NUMBER);
        for (long seed = 0; positions.size() < NUMBER; seed++) {
            gather(
                    rules.start(play.config(), seed).get().state(),
                    Rng.of(seed).split(1).dice());
        }
    }

    /** One decision: who decides, what that seat may know, and one of the legal actions. */
    private record Position<S, A, V>(S state, Seat seat, V view, A action) {}

    private void gather(S start, Dice dice) {
        Uniform<A> policy = new Uniform<>(rules);
        S state = start;
        int next = dice.below(APART);
        for (int step = 0; rules.outcome(state).isEmpty(); step++) {
            Seat seat = rules.deciders(state).head();
            Seq<A> legal = rules.legal(state, seat);
            A chosen = policy.choose(state, legal, dice);
            if (step >= next && legal.size() > 1 && positions.size() < NUMBER) {
                positions.add(new Position<>(state, seat, rules.view(state, seat), chosen));
                next = step + APART;
            }
            state = rules.apply(state, chosen).get().state();
        }
    }

    /** Goes to the next one. */
    public final void next() {
        place = (place + 1) % NUMBER;
    }

    /** The number of this one. */
    public final int place() {
        return place;
    }

    /** The rules. */
    public final Rules<?, S, A, ?, V> rules() {
        return rules;
    }

    /** The cards that each seat plays with, where deck lists are open. */
    public final CardPool pool() {
        return pool;
    }

    /** The cards that the deciding seat plays with: all that it knows where deck lists are closed. */
    public final CardPool known() {
        return known.get(seat().index());
    }

    /** The state. */
    public final S state() {
        return positions.get(place).state();
    }

    /** Who decides. */
    public final Seat seat() {
        return positions.get(place).seat();
    }

    /** One of the legal actions, drawn at random. */
    public final A action() {
        return positions.get(place).action();
    }

    /** What the deciding seat may know. */
    public final V view() {
        return positions.get(place).view();
    }

    /** For each decision an action of the same seat that is refused there: the next one that is legal somewhere else. */
    final List<A> illegal() {
        List<A> illegal = new ArrayList<>(NUMBER);
        for (int i = 0; i < NUMBER; i++) {
            illegal.add(illegal(i));
        }
        return illegal;
    }

    private A illegal(int here) {
        Position<S, A, V> position = positions.get(here);
        for (int away = 1; away < NUMBER; away++) {
            A action = positions.get((here + away) % NUMBER).action();
            if (rules.actor(action).equals(position.seat())
                    && rules.apply(position.state(), action).isLeft()) {
                return action;
            }
        }
        throw new IllegalStateException("everything is legal at " + position.state());
    }
}
