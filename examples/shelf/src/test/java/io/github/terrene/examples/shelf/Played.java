package io.github.terrene.examples.shelf;

import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.shelf.ReadyGame;
import io.vavr.collection.Array;
import java.util.ArrayList;
import java.util.List;

/** Games played at random, as players prefer. */
final class Played {
    private Played() {}

    /** All states of a game in which somebody decides, and the last one. */
    static <C, S, A, E, V> Array<S> states(ReadyGame<C, S, A, E, V> ready, S start, int seed) {
        Rules<C, S, A, E, V> rules = ready.game().rules();
        var dice = Rng.of(seed).dice();
        List<S> states = new ArrayList<>();
        states.add(start);
        S state = start;
        while (!rules.deciders(state).isEmpty()) {
            Seat seat = rules.deciders(state).head();
            A chosen = ready.book().policy().choose(state, rules.choices(state, seat), dice);
            state = rules.apply(state, chosen).get().state();
            states.add(state);
        }
        return Array.ofAll(states);
    }
}
