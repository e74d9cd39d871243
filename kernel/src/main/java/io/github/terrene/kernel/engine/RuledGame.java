package io.github.terrene.kernel.engine;

import static io.github.terrene.kernel.engine.StrayState.workedOut;

import io.github.terrene.kernel.CardPool;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.GameForms;
import io.github.terrene.kernel.Knowledge;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Opening;
import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rng;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Shown;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.TableEvent;
import io.github.terrene.kernel.card.CardNotation;
import io.github.terrene.kernel.zone.ZonedRules;
import io.github.terrene.kernel.zone.Zones;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game whose actions are checked and carried out by {@link ActionRules}, and which declares who may see what: {@link Zones}. What
 * a seat sees of states and events follows from that, and so does which actions cannot be undone because they have shown something. A game adds
 * what is specific to it: how the game begins, what a view consists of.
 *
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 */
public abstract class RuledGame<C, S extends RuledState, A extends GameAction, E extends TableEvent<?>, V>
        implements ZonedRules<C, S, A, E, V> {
    private final Ruling<S, A, E, ?> actions;
    private final String acting;
    private final CardNotation<C, S, A> notation;
    private final Class<E> events;
    private final Class<V> views;

    /**
     * The rules of a game.
     *
     * @param begin makes what carries an action out, from the state before the action
     * @param <P> what carries an action out
     * @param acting the number of the rule that says what a player can do: it refuses incomplete actions and those of another game
     * @param events the type of events
     * @param views the type of views
     */
    protected <P extends RunningAction<S, E>> RuledGame(
            ActionRules<S, A, E, P> actions,
            Function<S, P> begin,
            String acting,
            CardNotation<C, S, A> notation,
            Class<E> events,
            Class<V> views) {
        this.actions = new Ruling<>(actions, begin, this::reveals);
        this.acting = acting;
        this.notation = notation;
        this.events = events;
        this.views = views;
    }

    @Override
    public final Zones zones() {
        return notation.zones();
    }

    @Override
    public final void checkZones() {
        zones().check(views, events);
    }

    @Override
    public final boolean reveals(E event) {
        return zones().reveals(events, event);
    }

    /** An opening for a configuration that is known to be valid. */
    protected abstract Opening<S, E> opening(C config);

    /** Everything wrong with a configuration: at most {@link Problem#MOST} problems, and one that says how many more there are. */
    public final Seq<Problem> problems(C config) {
        return notation.problems(config);
    }

    @Override
    public final Either<Seq<Problem>, Opening<S, E>> open(C config) {
        Seq<Problem> problems = problems(config);
        return problems.isEmpty() ? Either.right(opening(config)) : Either.left(problems);
    }

    @Override
    public final Knowledge remembered(Knowledge known, E told) {
        return told.remembered(known);
    }

    @Override
    public Seq<Seat> seats(S state) {
        return state.seats();
    }

    @Override
    public Seq<Seat> staying(S state) {
        return state.staying();
    }

    @Override
    public Seq<Decision> pending(S state) {
        return state.pending();
    }

    @Override
    public Seq<Seat> deciders(S state) {
        return state.deciders();
    }

    @Override
    public Option<Outcome> outcome(S state) {
        return state.outcome();
    }

    /**
     * A view with nothing hidden in it, for that seat: what its declared zones hide is hidden afterwards. Whatever belongs to the seat alone,
     * such as its own deck list, is chosen here.
     */
    protected abstract V unmasked(S state, Seat seat);

    @Override
    public final V view(S state, Seat seat) {
        return workedOut(() -> zones().seenBy(views, unmasked(state, seat), seat));
    }

    @Override
    public final E seenBy(E event, Seat seat) {
        return zones().seenBy(events, event, seat);
    }

    /** A random state that has that view, as {@link #imagine} says. */
    protected abstract S imagined(V view, CardPool pool, Rng rng);

    @Override
    public final S imagine(V view, CardPool pool, Rng rng) {
        return workedOut(() -> imagined(view, pool, rng));
    }

    /** Searches ask this and {@link #moves} all the time, so nothing is allocated for asking. */
    @Override
    public Seq<A> legal(S state, Seat seat) {
        try {
            return actions.rules.legal(state, seat);
        } catch (RuntimeException thrown) {
            throw StrayState.of(thrown);
        }
    }

    @Override
    public Seq<Refused<A>> refused(S state, Seat seat) {
        return workedOut(() -> seats(state).contains(seat) ? actions.rules.refused(state, seat) : Array.empty());
    }

    @Override
    public Moves<S, A, E> moves(S state, Seat seat) {
        try {
            return actions.moves(state, seat);
        } catch (RuntimeException thrown) {
            throw StrayState.of(thrown);
        }
    }

    /** The lowest rule number first, each refusal once. Incomplete actions and those of another game are refused, too. */
    @Override
    public Seq<Rejection> whyNot(S state, A action) {
        @Nullable Rejection senseless = senseless(action);
        return workedOut(() -> senseless == null ? actions.rules.whyNot(state, action) : Array.of(senseless));
    }

    /** What is missing in an action is looked for only if it is refused or the rules stumble over it: searches apply what is whole. */
    @Override
    public Either<Seq<Rejection>, Step<S, E>> apply(S state, A action) {
        @Nullable Rejection foreign = action == null ? senseless(action) : foreign(action);
        if (foreign != null) {
            return Either.left(Array.of(foreign));
        }
        try {
            Either<Seq<Rejection>, Step<S, E>> result = actions.apply(state, action);
            return result.isRight() ? result : refusal(action).getOrElse(result);
        } catch (RuntimeException thrown) {
            return refusal(action).getOrElseThrow(() -> StrayState.of(thrown));
        }
    }

    private Option<Either<Seq<Rejection>, Step<S, E>>> refusal(A action) {
        return Option.of(senseless(action)).map(why -> Either.left(Array.of(why)));
    }

    private @Nullable Rejection foreign(A action) {
        return actions.rules.cover(action.getClass())
                ? null
                : Rejection.of(acting + "/other-game", "this is not an action of this game");
    }

    /** Why an action cannot even be looked at, or null. */
    private @Nullable Rejection senseless(@Nullable A action) {
        @Nullable Rejection foreign = action == null ? null : foreign(action);
        return foreign == null ? notation.incomplete(acting, action) : foreign;
    }

    @Override
    public Seat actor(A action) {
        return action.seat();
    }

    @Override
    public final boolean concedes(A action) {
        return actions.rules.cover(action.getClass()) && isConceding(action);
    }

    /** Whether an action of this game, and not of another one, concedes it. */
    protected boolean isConceding(A action) {
        return actions.rules.concedes(action);
    }

    /** The forms of everything that leaves the library; a game says what its views are shown as. */
    protected final GameForms<C, S, A, E, V> forms(Class<? extends Shown<A>> shown) {
        return notation.forms(events, views, shown);
    }

    @Override
    public CardNotation<C, S, A> notation() {
        return notation;
    }

    /** The rules for actions, with what they need to carry one out. */
    private static final class Ruling<S extends RuledState, A extends GameAction, E, P extends RunningAction<S, E>> {
        private final ActionRules<S, A, E, P> rules;
        private final Function<S, P> begin;

        Ruling(ActionRules<S, A, E, P> rules, Function<S, P> begin, Predicate<E> revealing) {
            this.rules = rules;
            this.begin = state -> {
                P action = begin.apply(state);
                action.finalIf(revealing);
                return action;
            };
        }

        Moves<S, A, E> moves(S state, Seat seat) {
            return rules.moves(state, seat, begin);
        }

        Either<Seq<Rejection>, Step<S, E>> apply(S state, A action) {
            return rules.apply(state, action, begin);
        }
    }
}
