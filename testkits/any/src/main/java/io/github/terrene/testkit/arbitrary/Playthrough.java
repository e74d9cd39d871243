package io.github.terrene.testkit.arbitrary;

import io.github.terrene.kernel.LegalActions;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.play.Move;
import io.github.terrene.kernel.play.Policy;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import java.util.ArrayList;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.regex.Pattern;

/**
 * A {@link Walk} that was played: all states and events on the way.
 *
 * <p>If several seats decide at the same time, the choices also say who is first. Nobody concedes. A playthrough ends
 * with its choices or with the game.
 *
 * @param rules the game
 * @param seeded how it was started
 * @param start the first step
 * @param moves what was played
 */
public record Playthrough<C, S, A, E>(
        Rules<C, S, A, E, ?> rules, SeededConfig<C> seeded, Step<S, E> start, Array<Move<S, A, E>> moves) {
    /** What the cards of a configuration were like, which is no news to whoever looks for what failed. */
    private static final Pattern CARDS = Pattern.compile(",cards:\\[(\\(id:[^()]*\\),?)*\\]");

    /** How many of the actions that are refused a message shows. */
    private static final int SHOWN = 3;

    /**
     * Plays a walk.
     *
     * @param policies the policies, of which the walk names one
     * @throws IllegalStateException if the game refuses what it listed, or lists nothing for a seat that is awaited
     */
    public static <C, S, A, E> Playthrough<C, S, A, E> of(
            Rules<C, S, A, E, ?> rules, Seq<? extends Policy<? super S, ? super A>> policies, Walk<C> walk) {
        Policy<? super S, ? super A> policy = policies.get(walk.policy());
        Step<S, E> start = started(rules, walk.seeded());
        ArrayList<Move<S, A, E>> moves = new ArrayList<>();
        S state = start.state();
        for (int choice : walk.choices()) {
            if (rules.deciders(state).isEmpty()) {
                break;
            }
            A action = choose(
                    rules,
                    state,
                    policy,
                    choice,
                    () -> new Playthrough<>(rules, walk.seeded(), start, Array.ofAll(moves)).toString());
            Step<S, E> step = taken(rules, state, action);
            moves.add(new Move<>(action, step));
            state = step.state();
        }
        return new Playthrough<>(rules, walk.seeded(), start, Array.ofAll(moves));
    }

    /**
     * Some games of one configuration, always the same ones: the first with the seed 0 and the first policy.
     *
     * @param policies ways to play, used in turn
     * @param longest the most decisions of a game
     */
    public static <C, S, A, E> Array<Playthrough<C, S, A, E>> drawn(
            Rules<C, S, A, E, ?> rules,
            C config,
            Seq<? extends Policy<? super S, ? super A>> policies,
            int games,
            int longest) {
        return Array.range(0, games)
                .map(seed -> Walk.drawn(new SeededConfig<>(config, seed), seed % policies.size(), longest))
                .map(walk -> of(rules, policies, walk));
    }

    /**
     * The last state when the game is played on with choices from a generator, to its end or for that many moves. What happens on the way is
     * forgotten.
     *
     * @param policy weighs the actions
     */
    public S playedOn(Policy<? super S, ? super A> policy, Rng rng, int most) {
        return playedOn(policy, rng, most, action -> {});
    }

    /**
     * The same, for whoever wants to know what is done on the way.
     *
     * @param done is given each action that was taken
     */
    public S playedOn(Policy<? super S, ? super A> policy, Rng rng, int most, Consumer<? super A> done) {
        S state = last();
        for (int i = 0; i < most && rules.deciders(state).nonEmpty(); i++) {
            A action = choose(
                    rules, state, policy, rng.split(i).dice().below(Walk.CHOICES), () -> "some moves later, " + this);
            state = taken(rules, state, action).state();
            done.accept(action);
        }
        return state;
    }

    private static <C, S, E> Step<S, E> started(Rules<C, S, ?, E, ?> rules, SeededConfig<C> seeded) {
        return rules.start(seeded.config(), seeded.seed())
                .getOrElseThrow(problems -> new IllegalArgumentException("not valid: " + problems.mkString("; ")));
    }

    private static <S, A, E> Step<S, E> taken(Rules<?, S, A, E, ?> rules, S state, A action) {
        return rules.apply(state, action)
                .getOrElseThrow(rejections ->
                        new IllegalStateException(action + " is legal but refused: " + rejections.mkString(" ")));
    }

    /** @param story how the state was reached, for the message if nobody can do anything there */
    private static <S, A> A choose(
            Rules<?, S, A, ?, ?> rules,
            S state,
            Policy<? super S, ? super A> policy,
            int choice,
            Supplier<String> story) {
        Array<A> offered = Array.ofAll(rules.deciders(state)).flatMap(seat -> rules.choices(state, seat));
        if (offered.isEmpty()) {
            throw new IllegalStateException(stuck(rules, state) + "\n" + story.get());
        }
        return offered.get(
                policy.place(state, LegalActions.of(offered), bound -> (int) ((long) choice * bound / Walk.CHOICES)));
    }

    /** What is asked there, and why a player can do none of what could be thought of. */
    private static <S, A> String stuck(Rules<?, S, A, ?, ?> rules, S state) {
        return "nobody can do anything: "
                + rules.pending(state)
                        .map(decision -> decision.seat() + " must decide (" + decision.prompt() + "), and "
                                + refused(rules.refused(state, decision.seat())))
                        .mkString("; ")
                + "\nin the state " + rules.notation().writeState(state);
    }

    private static <A> String refused(Seq<Refused<A>> refused) {
        return refused.isEmpty()
                ? "nothing that is listed is possible"
                : refused.take(SHOWN)
                        .map(each ->
                                each.action() + " is refused: " + each.why().mkString(" "))
                        .mkString("; ");
    }

    /** The states in the order in which they were reached, the one at the start first. */
    public Array<S> states() {
        return Array.of(start.state()).appendAll(moves.map(move -> move.step().state()));
    }

    /** The state at the end. */
    public S last() {
        return moves.isEmpty() ? start.state() : moves.last().step().state();
    }

    /** What was done before the state with that index in {@link #states}. */
    public Array<A> before(int place) {
        return moves.take(place).map(Move::action);
    }

    /** Everything needed to reach a state again, as text, for the message of a law that fails there. */
    public String story(int place) {
        return "in the game of " + rules.notation().game() + " with seed " + seeded.seed() + " and config\n"
                + CARDS.matcher(rules.notation().writeConfig(seeded.config())).replaceAll("") + "\nafter "
                + before(place).map(rules.notation()::writeAction).mkString("[", "\n ", "]");
    }

    @Override
    public String toString() {
        return story(moves.size());
    }
}
