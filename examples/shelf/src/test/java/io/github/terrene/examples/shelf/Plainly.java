package io.github.terrene.examples.shelf;

import io.github.terrene.bots.puzzle.Aimed;
import io.github.terrene.bots.puzzle.Goal;
import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.ToIntFunction;

/**
 * Solves puzzles in another way than the solver: plain recursion, nothing remembered, nothing cut off but by the first answer that refutes, and
 * worlds that the game imagines itself. It shares nothing with the solver but the rules.
 */
final class Plainly<S, A, E, V> {
    private static final int IMAGINED = 150;

    private final Rules<?, S, A, E, V> rules;
    private final CardPool pool;
    private final ToIntFunction<S> turns;
    private final S truth;
    private final Aimed aimed;
    private int left;

    Plainly(Rules<?, S, A, E, V> rules, CardPool pool, ToIntFunction<S> turns, S truth, Aimed aimed, int steps) {
        this.rules = rules;
        this.pool = pool;
        this.turns = turns;
        this.truth = truth;
        this.aimed = aimed;
        this.left = steps;
    }

    /** Thrown if it takes too long. */
    static final class TooLong extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** The choices that reach the goal; none if that takes too long. */
    Option<Seq<A>> right() {
        try {
            List<S> worlds = worlds();
            return Option.some(rules.choices(truth, aimed.seat()).filter(choice -> right(worlds, choice)));
        } catch (TooLong tooLong) {
            return Option.none();
        }
    }

    /** What may be true, and what is. If hands are shown, what others see is as it is. */
    private List<S> worlds() {
        List<S> worlds = new ArrayList<>();
        worlds.add(truth);
        V view = rules.view(truth, aimed.seat());
        for (int i = 0; i < IMAGINED; i++) {
            S world = rules.imagine(view, pool, Rng.of(i));
            boolean fits = !aimed.shown()
                    || rules.seats(truth).forAll(seat -> rules.view(world, seat).equals(rules.view(truth, seat)));
            if (fits) {
                worlds.add(world);
            }
        }
        return worlds;
    }

    private boolean right(List<S> worlds) {
        return rules.choices(worlds.get(0), aimed.seat()).exists(choice -> right(worlds, choice));
    }

    private boolean right(List<S> worlds, A choice) {
        Map<V, List<S>> decisions = new LinkedHashMap<>();
        for (S world : worlds) {
            if (!holds(after(world, choice), decisions)) {
                return false;
            }
        }
        return Array.ofAll(decisions.values()).forAll(this::right);
    }

    private S after(S state, A action) {
        if (--left < 0) {
            throw new TooLong();
        }
        return rules.apply(state, action).get().state();
    }

    /** Whether nothing is lost before the next decision, whatever others do. */
    private boolean holds(S state, Map<V, List<S>> decisions) {
        Option<Outcome> outcome = rules.outcome(state);
        boolean survive = aimed.goal().aim() == Goal.Aim.SURVIVE;
        if (outcome.isDefined()) {
            return survive
                    ? !outcome.get().losers(rules.seats(state)).contains(aimed.seat())
                    : outcome.get().wonBy(aimed.seat());
        }
        if (turns.applyAsInt(state) - turns.applyAsInt(truth) > aimed.goal().turns()) {
            return survive;
        }
        Seq<Seat> deciders = rules.deciders(state);
        if (deciders.contains(aimed.seat())) {
            decisions
                    .computeIfAbsent(rules.view(state, aimed.seat()), view -> new ArrayList<>())
                    .add(state);
            return true;
        }
        return rules.choices(state, deciders.head()).forAll(answer -> holds(after(state, answer), decisions));
    }
}
