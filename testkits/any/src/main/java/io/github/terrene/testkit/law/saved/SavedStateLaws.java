package io.github.terrene.testkit.law.saved;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.terrene.kernel.Dice;
import io.github.terrene.kernel.Notation;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.testkit.arbitrary.Playthrough;
import io.github.terrene.testkit.arbitrary.Walk;
import io.github.terrene.testkit.law.Laws;
import io.vavr.collection.Array;
import io.vavr.collection.Iterator;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.Function;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.statistics.Statistics;

/**
 * Whatever a text says, it is either refused with a place and a sentence, or it can be played on. Nothing that was read makes the rules
 * throw or run forever, unless somebody forged its print, in which case they say so.
 */
public interface SavedStateLaws<C, S, A, E, V> extends Laws<C, S, A, E, V> {
    /** How many texts of a game are changed, and how often each. */
    int MUTANTS = 5;

    /** How often the text of a state is changed: most changes are refused at once. */
    int STATE_MUTANTS = 10;

    /** How many moves are played from what was read. */
    int MOVES = 60;

    /** One in that many of the states that follow is written and read again. */
    int READ_AGAIN = 8;

    /** So many different worlds are imagined. */
    int FAR = 1_000_000;

    /** Most of the changed states were at rest, since all others are refused. The statistics say how many are read. */
    @Property
    default void aChangedStateIsRefusedWithItsPlaceOrReadAtRestAndPlayedOn(@ForAll("walks") Walk<C> walk) {
        C config = walk.seeded().config();
        Notation<C, S, A> notation = specimen().rules().notation();
        Array<S> states = Rng.of(walk.seeded().seed())
                .dice()
                .shuffle(specimen().playthrough(walk).states());
        Array<String> resting = texts(states)
                .filter(text -> notation.readState(config, text).isRight())
                .take(MUTANTS - 1)
                .toArray();
        Statistics.label("games with positions at rest").collect(resting.nonEmpty());
        Array<String> texts = resting.append(texts(states).head());
        eachMutant(walk, texts, STATE_MUTANTS, text -> text, (text, dice) -> {
            Either<Problem, S> read = read(notation.readState(config, text));
            Statistics.label("changed states").collect(read.isRight() ? "read at rest" : "refused");
            read.forEach(state -> {
                assertThat(Prints.without(notation.writeState(state))).isEqualTo(Prints.without(text));
                playOn(config, state, dice);
            });
        });
    }

    /** Each is written when it is asked for. */
    private Iterator<String> texts(Array<S> states) {
        return states.iterator().map(specimen().rules().notation()::writeState).map(Prints::without);
    }

    /** Only games whose print can be made by others than their rules are tried. */
    @Property
    default void aForgedStateIsAtWorstOneThatTheRulesSayTheyDoNotLeadTo(@ForAll("walks") Walk<C> walk) {
        C config = walk.seeded().config();
        if (specimen().rules().notation() instanceof CardNotation<C, S, A> notation) {
            eachMutant(
                    walk,
                    specimen().playthrough(walk).states(),
                    MUTANTS,
                    notation::writeState,
                    (text, dice) -> read(notation.readState(config, Prints.forged(notation, config, text)))
                            .forEach(state -> playOnIfPossible(config, state, dice)));
        }
    }

    private void playOnIfPossible(C config, S from, Dice dice) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        boolean possible = true;
        S state = from;
        try {
            Array<A> legal = dreamtOf(config, state, dice);
            for (int move = 0; move < MOVES && legal.nonEmpty(); move++) {
                A action = dice.pick(legal);
                Either<Seq<Rejection>, Step<S, E>> step = rules.apply(state, action);
                assertThat(step.isRight())
                        .as(
                                "%s is listed, and accepted in %s",
                                action, rules.notation().writeState(state))
                        .isTrue();
                state = step.get().state();
                legal = dreamtOf(config, state, dice);
            }
        } catch (IllegalStateException impossible) {
            possible = false;
        }
        Statistics.label("forged states").collect(possible ? "played on" : "said to be impossible");
    }

    @Property
    default void aChangedConfigurationIsRefusedOrCanBePlayed(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        eachMutant(
                walk,
                Array.of(walk.seeded().config()),
                MUTANTS,
                rules.notation()::writeConfig,
                (text, dice) -> read(rules.notation().readConfig(text)).forEach(config -> {
                    assertThat(rules.notation().writeConfig(config)).isEqualTo(text);
                    rules.start(config, walk.seeded().seed()).forEach(step -> playOn(config, step.state(), dice));
                }));
    }

    @Property
    default void aChangedActionIsRefusedWithReasonsOrLegal(@ForAll("walks") Walk<C> walk) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        C config = walk.seeded().config();
        Playthrough<C, S, A, E> playthrough = specimen().playthrough(walk);
        eachMutant(
                walk,
                playthrough.before(playthrough.moves().size()),
                MUTANTS,
                rules.notation()::writeAction,
                (text, dice) -> read(rules.notation().readAction(config, text)).forEach(action -> {
                    S state = dice.pick(playthrough.states());
                    Seq<Rejection> reasons = rules.whyNot(state, action);
                    assertThat(rules.apply(state, action).isRight()).isEqualTo(reasons.isEmpty());
                }));
    }

    /** Looks at a changed text. */
    @FunctionalInterface
    interface Look {
        /** The generator is for this text alone. */
        void at(String text, Dice dice);
    }

    private <T> void eachMutant(Walk<C> walk, Array<T> values, int times, Function<T, String> write, Look look) {
        Dice dice = Rng.of(walk.seeded().seed()).split(values.size()).dice();
        Array<String> texts = dice.shuffle(values).take(MUTANTS).map(write);
        Mutants mutants = Mutants.of(texts);
        for (String text : texts) {
            for (int i = 0; i < times; i++) {
                String changed = mutants.of(text, dice);
                try {
                    look.at(changed, dice);
                } catch (AssertionError | RuntimeException failure) {
                    String config = specimen()
                            .rules()
                            .notation()
                            .writeConfig(walk.seeded().config());
                    throw new AssertionError(failure + " in\n" + changed + "\nwith the config\n" + config, failure);
                }
            }
        }
    }

    /** What was read. If it was refused, the problem must say where and why. */
    private static <T> Either<Problem, T> read(Either<Problem, T> read) {
        if (read.isLeft()) {
            assertThat(read.getLeft().place()).isNotBlank();
            assertThat(read.getLeft().sentence()).isNotBlank().doesNotContain("null");
        }
        return read;
    }

    private void playOn(C config, S from, Dice dice) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        S state = from;
        for (int move = 0; move < MOVES; move++) {
            Seq<A> legal = look(state);
            assertThat(legal.isEmpty())
                    .as("there is nothing to do, nor an outcome")
                    .isEqualTo(rules.outcome(state).isDefined());
            if (legal.isEmpty()) {
                return;
            }
            Step<S, E> step = rules.apply(state, dice.pick(legal)).get();
            rules.seats(state).forEach(seat -> step.events().forEach(event -> rules.seenBy(event, seat)));
            state = step.state();
            if (move % READ_AGAIN == 0) {
                assertThat(read(rules.notation()
                                .readState(config, rules.notation().writeState(state))))
                        .contains(state);
            }
        }
    }

    /** Asks everything that can be asked of a state, and returns what can be done there. */
    private Seq<A> look(S state) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Array<A> legal = seen(state);
        assertThat(rules.deciders(state).isEmpty()).isEqualTo(legal.isEmpty());
        legal.forEach(action -> assertThat(rules.whyNot(state, action)).isEmpty());
        return legal;
    }

    /** What can be done in a state, after everybody has looked at it and dreamt of what it could be. */
    private Array<A> dreamtOf(C config, S state, Dice dice) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        for (Seat seat : rules.seats(state)) {
            V view = rules.view(state, seat);
            rules.awaited(view);
            rules.shown(view);
            rules.imagine(view, rules.pool(config).knownTo(seat), Rng.of(dice.below(FAR)));
        }
        return seen(state);
    }

    /** What can be done in a state, after everybody has looked at it. */
    private Array<A> seen(S state) {
        Rules<C, S, A, E, V> rules = specimen().rules();
        Array<Seat> seats = Array.ofAll(rules.seats(state));
        seats.forEach(seat -> rules.view(state, seat));
        return seats.flatMap(seat -> rules.legal(state, seat));
    }
}
