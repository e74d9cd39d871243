package io.github.terrene.testkit.law;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.card.FaultyEffect;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** A game with cards whose effects may be faulty: they are tried, and the game goes on with another action where one is. */
final class RecklessGame<C, S, A, E> {
    private static final int MOST = 2_000;

    private final Rules<C, S, A, E, ?> rules;
    private final C config;
    private final Array<String> names;
    private final BiConsumer<C, S> conserved;
    private final Dice dice;
    private Array<A> done = Array.empty();

    /**
     * A game.
     *
     * @param names the names of its cards
     * @param conserved checks a state
     */
    RecklessGame(Rules<C, S, A, E, ?> rules, C config, Array<String> names, BiConsumer<C, S> conserved, Dice dice) {
        this.rules = rules;
        this.config = config;
        this.names = names;
        this.conserved = conserved;
        this.dice = dice;
    }

    /** Plays it from its start with that seed, until it is over or cannot go on. */
    void playFrom(long seed) {
        try {
            Option<S> state = reached(() -> rules.start(config, seed).get(), "the start");
            for (int moves = 0;
                    moves < MOST && state.exists(now -> rules.deciders(now).nonEmpty());
                    moves++) {
                state = moved(state.get());
            }
        } catch (AssertionError | RuntimeException broken) {
            throw new AssertionError(
                    broken + "\nwith seed " + seed + " and config\n"
                            + rules.notation().writeConfig(config) + "\nafter "
                            + done.map(rules.notation()::writeAction).mkString("[", "\n ", "]"),
                    broken);
        }
    }

    /** The state after an action that is not faulty; none if all are. Nobody concedes as long as anything else can be done. */
    private Option<S> moved(S state) {
        String before = rules.notation().writeState(state);
        Seat seat = dice.pick(rules.deciders(state));
        Option<S> next = Option.none();
        for (Array<A> left = ordered(state, seat); next.isEmpty() && left.nonEmpty(); left = left.tail()) {
            A action = left.head();
            next = reached(() -> rules.apply(state, action).get(), action);
            done = next.isDefined() ? done.append(action) : done;
        }
        assertThat(rules.notation().writeState(state)).as("the state before").isEqualTo(before);
        return next;
    }

    private Array<A> ordered(S state, Seat seat) {
        Seq<A> legal = named(() -> rules.legal(state, seat), seat).getOrElse(Array.empty());
        return dice.shuffle(legal.reject(rules::concedes)).appendAll(legal.filter(rules::concedes));
    }

    private Option<S> reached(Supplier<Step<S, E>> step, Object what) {
        Option<Step<S, E>> done = named(step, what);
        done.forEach(this::look);
        return done.map(Step::state);
    }

    /** What is given, or none if a faulty effect is named instead. */
    private <T> Option<T> named(Supplier<T> what, Object about) {
        try {
            return Option.some(what.get());
        } catch (FaultyEffect faulty) {
            String told = String.valueOf(faulty.getMessage());
            assertThat(names)
                    .as("the card that is named in \"%s\", after %s", told, about)
                    .anyMatch(told::contains);
            return Option.none();
        }
    }

    /** Asks everything that hosts ask after a step. */
    private void look(Step<S, E> step) {
        S state = step.state();
        conserved.accept(config, state);
        assertThat(rules.notation().readState(config, rules.notation().writeState(state)))
                .contains(state);
        for (Seat seat : rules.seats(state).append(Seat.ONLOOKER)) {
            step.events().forEach(event -> rules.told(event, seat));
            named(() -> rules.view(state, seat), seat);
        }
        assertThat(rules.deciders(state).isEmpty())
                .isEqualTo(rules.outcome(state).isDefined());
    }
}
