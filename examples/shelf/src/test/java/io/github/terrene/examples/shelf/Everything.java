package io.github.terrene.examples.shelf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.vavr.collection.Seq;
import java.util.HashMap;
import java.util.Map;

/**
 * Goes through every state that can follow a start, checks in each what must hold in any state, and finds out who wins if both see all cards and
 * make no mistake. No state is met twice on one way: that is checked, too, so the value is exact.
 */
final class Everything<C, S, A, E, V> {
    private final Rules<C, S, A, E, V> rules;
    private final C config;
    private final int most;
    private final Map<S, Integer> values = new HashMap<>();
    private long steps;

    /** Nobody knows yet: a state whose successors are still being looked at. */
    private static final int OPEN = 2;

    Everything(Rules<C, S, A, E, V> rules, C config, int most) {
        this.rules = rules;
        this.config = config;
        this.most = most;
    }

    /** How many states there are so far. */
    int states() {
        return values.size();
    }

    /** How many actions lead from one to another. */
    long steps() {
        return steps;
    }

    /** 1 if the first seat wins, -1 if it loses, 0 if it is a draw. */
    int value(S state) {
        Integer known = values.get(state);
        if (known != null) {
            assertThat(known)
                    .as("a state comes again on the same way: %s", state)
                    .isNotEqualTo(OPEN);
            return known;
        }
        assertThat(values.size()).as("states").isLessThan(most);
        values.put(state, OPEN);
        check(state);
        int value = rules.outcome(state).map(Everything::value).getOrElse(() -> best(state));
        values.put(state, value);
        return value;
    }

    private static int value(Outcome outcome) {
        return outcome.drawn() ? 0 : outcome.wonBy(Seat.of(0)) ? 1 : -1;
    }

    /** Where several decide at once, the lowest seat decides first, and the others know what: it is no better for that. */
    private int best(S state) {
        Seat seat = rules.deciders(state).head();
        boolean first = seat.index() == 0;
        Moves<S, A, E> moves = rules.moves(state, seat);
        int best = first ? -1 : 1;
        for (int place = 0; place < moves.size(); place++) {
            if (!rules.concedes(moves.action(place))) {
                steps++;
                int value = value(moves.step(place).state());
                best = first ? Math.max(best, value) : Math.min(best, value);
            }
        }
        return best;
    }

    private void check(S state) {
        Seq<Seat> deciders = rules.deciders(state);
        assertThat(deciders.isEmpty())
                .as("somebody decides until it is over")
                .isEqualTo(rules.outcome(state).isDefined());
        for (Seat seat : rules.seats(state)) {
            if (deciders.contains(seat)) {
                assertThat(rules.choices(state, seat)).as("no dead end").isNotEmpty();
            }
            listed(state, seat);
            seen(state, seat);
        }
        assertThat(rules.notation()
                        .readState(config, rules.notation().writeState(state))
                        .get())
                .as("written and read back")
                .isEqualTo(state);
    }

    /** What is listed is not refused, and leads where applying it leads; what is refused says why, and cannot be applied. */
    private void listed(S state, Seat seat) {
        Moves<S, A, E> moves = rules.moves(state, seat);
        assertThat(moves.actions()).as("listed and with steps").isEqualTo(rules.legal(state, seat));
        for (int place = 0; place < moves.size(); place++) {
            A action = moves.action(place);
            Step<S, E> step = rules.apply(state, action).get();
            assertThat(rules.whyNot(state, action))
                    .as("no reason against %s", action)
                    .isEmpty();
            assertThat(moves.step(place)).as("where %s leads", action).isEqualTo(step);
        }
        rules.refused(state, seat).forEach(refused -> {
            assertThat(refused.why()).as("why not %s", refused.action()).isNotEmpty();
            assertThat(rules.apply(state, refused.action()).isLeft())
                    .as("%s is refused", refused.action())
                    .isTrue();
        });
    }

    private void seen(S state, Seat seat) {
        V view = rules.view(state, seat);
        S imagined = rules.imagine(view, rules.pool(config).knownTo(seat), Rng.of(values.size()));
        assertThat(rules.view(imagined, seat))
                .as("an imagined state looks the same")
                .isEqualTo(view);
        assertThat(rules.legal(imagined, seat))
                .as("and leaves the same choices")
                .isEqualTo(rules.legal(state, seat));
    }
}
