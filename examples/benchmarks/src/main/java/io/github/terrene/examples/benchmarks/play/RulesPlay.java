package io.github.terrene.examples.benchmarks.play;

import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.play.Policy;
import io.vavr.collection.Array;
import java.util.function.BiFunction;
import java.util.function.ToLongBiFunction;

/**
 * Random play of a game through its public API: who is awaited, what is legal, and the step, events included. It plays as searches do, by
 * {@link Rules#moves}.
 *
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public final class RulesPlay<C, S, A, E, V> extends RandomPlay {
    private final Rules<C, S, A, E, V> rules;
    private final Array<C> configs;
    private final Policy<? super S, ? super A> policy;
    private final BiFunction<S, Seat, Moves<S, A, E>> moves;
    private final ToLongBiFunction<S, Seat> digest;
    private final Array<Opening<S, E>> openings;
    private int number;
    private S game;

    private RulesPlay(
            Rules<C, S, A, E, V> rules,
            Array<C> configs,
            Policy<? super S, ? super A> policy,
            BiFunction<S, Seat, Moves<S, A, E>> moves,
            ToLongBiFunction<S, Seat> digest) {
        this.rules = rules;
        this.configs = configs;
        this.policy = policy;
        this.moves = moves;
        this.digest = digest;
        this.openings = configs.map(config -> rules.open(config).get());
        this.game = openings.head().start(0).state();
    }

    /**
     * Play of games with these configurations in turn, in which every choice is equally likely.
     *
     * @param digest a few numbers of a state and who decides, as {@link RandomPlay#digest} puts them together
     */
    static <C, S, A, E, V> RulesPlay<C, S, A, E, V> uniform(
            Rules<C, S, A, E, V> rules, Array<C> configs, ToLongBiFunction<S, Seat> digest) {
        return new RulesPlay<>(rules, configs, new Uniform<>(rules), rules::moves, digest);
    }

    /** The same with one configuration. */
    static <C, S, A, E, V> RulesPlay<C, S, A, E, V> uniform(
            Rules<C, S, A, E, V> rules, C config, ToLongBiFunction<S, Seat> digest) {
        return uniform(rules, Array.of(config), digest);
    }

    /** The same games, played by a policy. */
    public RulesPlay<C, S, A, E, V> by(Policy<? super S, ? super A> other) {
        return new RulesPlay<>(rules, configs, other, moves, digest);
    }

    /** The same play by {@link Rules#legal} and {@link Rules#apply}, which checks each action once more. */
    public RulesPlay<C, S, A, E, V> checked() {
        return new RulesPlay<>(
                rules,
                configs,
                policy,
                (state, seat) -> Moves.of(
                        rules.legal(state, seat),
                        action -> rules.apply(state, action).get()),
                digest);
    }

    @Override
    protected void begin(long seed) {
        number = (int) (seed % openings.size());
        game = openings.get(number).start(seed).state();
    }

    @Override
    protected boolean step() {
        Seat seat = awaited();
        Moves<S, A, E> possible = moves.apply(game, seat);
        int chosen = policy.place(game, possible, chance);
        note(possible.size(), chosen, digest.applyAsLong(game, seat));
        game = possible.step(chosen).state();
        return rules.outcome(game).isEmpty();
    }

    @Override
    public Object state() {
        return game;
    }

    @Override
    public Object stateOfItsOwn() {
        return rules.notation()
                .readState(config(), rules.notation().writeState(game))
                .get();
    }

    /** The rules it plays by. */
    public Rules<C, S, A, E, V> rules() {
        return rules;
    }

    /** What is played now. */
    public C config() {
        return configs.get(number);
    }

    /** The game as it is now. */
    public S game() {
        return game;
    }

    /** Who decides; if several decide at the same time, the first of them. */
    public Seat awaited() {
        return rules.deciders(game).head();
    }
}
