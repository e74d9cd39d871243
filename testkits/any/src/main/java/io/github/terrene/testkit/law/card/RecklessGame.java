package io.github.terrene.testkit.law.card;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.card.FaultyEffect;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

/** A game with cards whose effects may be faulty: they are tried, and if one is faulty, the game goes on with another action. */
final class RecklessGame<C, S, A, E> {
    private static final int MOST = 2_000;
    private static final int MOST_BACK = 12;
    private static final int FARTHEST_BACK = 5;

    private final Rules<C, S, A, E, ?> rules;
    private final C config;
    private final Array<String> names;
    private final BiConsumer<C, S> conserved;
    private final Order<S, A> order;
    private final Dice dice;
    private Array<A> done = Array.empty();

    /** A state, and what was written of it when it was reached. */
    private record Reached<S>(S state, String text) {}

    /**
     * A game.
     *
     * @param names the names of its cards
     * @param conserved checks a state
     * @param order in which order actions are tried
     */
    RecklessGame(
            Rules<C, S, A, E, ?> rules,
            C config,
            Array<String> names,
            BiConsumer<C, S> conserved,
            Order<S, A> order,
            Dice dice) {
        this.rules = rules;
        this.config = config;
        this.names = names;
        this.conserved = conserved;
        this.order = order;
        this.dice = dice;
    }

    /** In which order the legal actions are tried. */
    @FunctionalInterface
    interface Order<S, A> {
        Seq<A> of(S state, Seq<A> legal, Dice dice);
    }

    /** Plays it from its start with that seed, until it is over or cannot go on. */
    void playFrom(long seed) {
        try {
            List<Reached<S>> path =
                    reached(() -> rules.start(config, seed).get(), "the start").toList();
            int back = 0;
            for (int moves = 0; moves < MOST && back < MOST_BACK && goesOn(path); moves++) {
                Option<Reached<S>> next = moved(path.head());
                back += next.isDefined() ? 0 : 1;
                path = next.isDefined() ? path.prepend(next.get()) : wayOut(path);
            }
        } catch (AssertionError | RuntimeException broken) {
            throw new AssertionError(
                    broken + "\nwith seed " + seed + " and config\n"
                            + rules.notation().writeConfig(config) + "\nafter "
                            + done.map(rules.notation()::writeAction).mkString("[", "\n ", "]"),
                    broken);
        }
    }

    private boolean goesOn(List<Reached<S>> path) {
        return path.nonEmpty() && rules.deciders(path.head().state()).nonEmpty();
    }

    /** Some states before one in which every action is faulty, as that of passing when only a faulty effect is left to be carried out. */
    private List<Reached<S>> wayOut(List<Reached<S>> path) {
        int back = Math.min(path.size() - 1, 1 + dice.below(FARTHEST_BACK));
        done = done.dropRight(back);
        return path.drop(back);
    }

    /** The state after an action that is not faulty; none if all are. Nobody concedes as long as anything else can be done. */
    private Option<Reached<S>> moved(Reached<S> from) {
        S state = from.state();
        Seat seat = dice.pick(rules.deciders(state));
        Option<Reached<S>> next = Option.none();
        for (Array<A> left = ordered(state, seat); next.isEmpty() && left.nonEmpty(); left = left.tail()) {
            A action = left.head();
            next = reached(() -> rules.apply(state, action).get(), action);
            done = next.isDefined() ? done.append(action) : done;
        }
        assertThat(rules.notation().writeState(state)).as("the state before").isEqualTo(from.text());
        return next;
    }

    private Array<A> ordered(S state, Seat seat) {
        Seq<A> legal = named(() -> rules.legal(state, seat), seat).getOrElse(Array.empty());
        return Array.ofAll(order.of(state, legal.reject(rules::concedes), dice))
                .appendAll(legal.filter(rules::concedes));
    }

    private Option<Reached<S>> reached(Supplier<Step<S, E>> step, Object what) {
        return named(step, what).map(done -> {
            String text = rules.notation().writeState(done.state());
            look(done, text);
            return new Reached<>(done.state(), text);
        });
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
    private void look(Step<S, E> step, String text) {
        S state = step.state();
        conserved.accept(config, state);
        var read = rules.notation().readState(config, text);
        assertThat(read.<String>fold(String::valueOf, again -> ""))
                .as("what is wrong with the state that was written")
                .isEmpty();
        assertThat(read).contains(state);
        for (Seat seat : rules.seats(state).append(Seat.ONLOOKER)) {
            step.events().forEach(event -> rules.told(event, seat));
            named(() -> shown(rules, state, seat), seat);
        }
        assertThat(rules.deciders(state).isEmpty())
                .isEqualTo(rules.outcome(state).isDefined());
    }

    private static <S, V> Shown<?> shown(Rules<?, S, ?, ?, V> rules, S state, Seat seat) {
        return rules.shown(rules.view(state, seat));
    }
}
