package io.github.terrene.examples.benchmarks.figures;

import io.github.terrene.bots.Playbook;
import io.github.terrene.bots.arena.ArenaGame;
import io.github.terrene.bots.search.Budget;
import io.github.terrene.bots.search.Habits;
import io.github.terrene.bots.search.TreeSearch;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.LegalActions;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Evaluation;
import io.github.terrene.kernel.play.Policy;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Decisions of sensible games, at which is searched.
 *
 * @param game what is played
 * @param positions the decisions
 */
record SearchedPositions<C, S, A, E, V>(ArenaGame<C, S, A, E, V> game, Array<Position<A, V>> positions) {
    static final int NUMBER = 32;
    static final int DESCENTS = 100;
    private static final int APART = 23;

    /** What somebody who searches is given. */
    record Position<A, V>(V view, Seq<A> legal, CardPool pool) {}

    /** Plays games until there are enough. */
    static <C, S, A, E, V> SearchedPositions<C, S, A, E, V> of(ArenaGame<C, S, A, E, V> game) {
        Array<Position<A, V>> positions = Array.empty();
        for (long seed = 0; positions.size() < NUMBER; seed++) {
            positions = positions.appendAll(gathered(game, seed));
        }
        return new SearchedPositions<>(game, positions.take(NUMBER));
    }

    private static <C, S, A, E, V> Array<Position<A, V>> gathered(ArenaGame<C, S, A, E, V> game, long seed) {
        Rules<C, S, A, E, V> rules = game.rules();
        C config = game.config()
                .apply(Seat.first(game.players())
                        .map(seat -> seat.index() % game.decks().size()));
        Dice dice = Rng.of(seed).dice();
        S state = rules.start(config, seed).get().state();
        Array<Position<A, V>> positions = Array.empty();
        for (int made = 0; rules.outcome(state).isEmpty(); made++) {
            Seat seat = rules.deciders(state).head();
            Seq<A> legal = rules.legal(state, seat);
            if (made % APART == 0 && legal.size() > 1) {
                CardPool known = rules.pool(config).knownTo(seat);
                positions = positions.append(new Position<>(rules.view(state, seat), legal, known));
            }
            A action = game.book().policy().choose(state, legal, dice);
            state = rules.apply(state, action).get().state();
        }
        return positions;
    }

    /** Searches in each of them, with playouts of so many decisions: games are descents here, and decisions those that were made in all of them. */
    Measurement searched(int horizon) {
        AtomicLong decisions = new AtomicLong();
        Playbook<S, A, E, V> book = game.book();
        Playbook<S, A, E, V> counting = new Playbook<>(
                book.rules(), counting(book.policy(), decisions), Evaluation.after(horizon, book.evaluation()));
        Cost cost = Cost.of(
                () -> positions.forEach(at -> new TreeSearch<>(counting, at.pool(), Budget.of(DESCENTS), Habits.USUAL)
                        .explain(at.view(), at.legal(), Rng.of(1))));
        return new Measurement((long) NUMBER * DESCENTS, decisions.get(), cost);
    }

    private static <S, A> Policy<S, A> counting(Policy<S, A> policy, AtomicLong decisions) {
        return new Policy<>() {
            @Override
            public int weight(S state, A action) {
                return policy.weight(state, action);
            }

            @Override
            public int[] weights(S state, LegalActions<? extends A> legal) {
                decisions.incrementAndGet();
                return policy.weights(state, legal);
            }
        };
    }
}
