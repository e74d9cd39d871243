package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import io.vavr.control.Option;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What can be done in a game: one rule for each kind of action. Lists, allows, explains and carries out.
 *
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <P> what carries an action out
 */
public final class ActionRules<S extends RuledState, A extends GameAction, E, P extends RunningAction<S, E>> {
    private final Function<S, P> begin;
    private final ActionRule<S, ? extends A, ?, P>[] rules;

    private ActionRules(Function<S, P> begin, ActionRule<S, ? extends A, ?, P>[] rules) {
        this.begin = begin;
        this.rules = rules;
    }

    /**
     * These rules.
     *
     * @param begin what carries an action out, made anew for each from the state it is done in
     * @throws IllegalArgumentException if a kind of action has no rule, or two
     */
    @SuppressWarnings({"unchecked", "rawtypes"}) // arrays know no type arguments
    public static <S extends RuledState, A extends GameAction, E, P extends RunningAction<S, E>>
            ActionRules<S, A, E, P> of(
                    Function<S, P> begin, Iterable<? extends ActionRule<S, ? extends A, ?, P>> rules) {
        Array<ActionRule<S, ? extends A, ?, P>> all = Array.<ActionRule<S, ? extends A, ?, P>>ofAll(rules)
                .sortBy(rule -> rule.kind().ordinal());
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).kind().ordinal() != i) {
                throw new IllegalArgumentException("there must be one rule for each kind of action: "
                        + all.map(ActionRule::kind).mkString(", "));
            }
        }
        return new ActionRules<>(begin, all.toJavaArray(ActionRule[]::new));
    }

    /** The same with another rule for one kind of action. */
    public ActionRules<S, A, E, P> replacing(ActionRule<S, ? extends A, ?, P> rule) {
        ActionRule<S, ? extends A, ?, P>[] replaced = rules.clone();
        replaced[rule.kind().ordinal()] = rule;
        return new ActionRules<>(begin, replaced);
    }

    @SuppressWarnings("unchecked") // the rule at the place of a kind is for its type
    private <F> ActionRule<S, A, F, P> rule(A action) {
        return (ActionRule<S, A, F, P>) rules[action.kind().ordinal()];
    }

    /** Every legal action of a seat, by kind. */
    public Array<A> legal(S state, Seat seat) {
        return listed(state, seat, state.offers(seat), new Listing<>(state, seat, false, Integer.MAX_VALUE))
                .actions();
    }

    /** The same, with what each leads to. */
    public Moves<S, A, E> moves(S state, Seat seat) {
        Listing<?> listing =
                listed(state, seat, state.offers(seat), new Listing<>(state, seat, true, Integer.MAX_VALUE));
        Array<A> actions = listing.actions();
        return Moves.at(actions, place -> carryOut(state, actions.get(place), listing.found(place)));
    }

    /** Whether a seat could do anything of that kind if that were offered to it. */
    public boolean any(S state, Seat seat, Enum<?> kind) {
        return listed(state, seat, 1L << kind.ordinal(), new Listing<>(state, seat, false, 1))
                .enough();
    }

    private Listing<?> listed(S state, Seat seat, long kinds, Listing<?> listing) {
        for (long left = kinds; left != 0; left &= left - 1) {
            list(rules[Long.numberOfTrailingZeros(left)], state, seat, listing);
        }
        return listing;
    }

    private static <S, F> void list(ActionRule<S, ?, F, ?> rule, S state, Seat seat, Listing<?> listing) {
        rule.list(state, seat, listing.of(rule));
    }

    /** What an action leads to, or why it is refused. */
    public Either<Seq<Rejection>, Step<S, E>> apply(S state, A action) {
        ActionRule<S, A, Object, P> rule = rule(action);
        @Nullable Object found = offers(state, action) ? rule.find(state, action, Verdict.SILENT) : null;
        return found != null && rule.permits(state, action.seat(), found, Verdict.SILENT)
                ? Either.right(carryOut(state, action, found))
                : Either.left(whyNot(state, action));
    }

    private Step<S, E> carryOut(S state, A action, Object found) {
        P play = begin.apply(state);
        this.<Object>rule(action).carryOut(action.seat(), found, play);
        return play.proceed(action.seat());
    }

    /**
     * All that speaks against an action, the lowest number first, each refusal once; nothing if it is legal. At the wrong moment only
     * that is told: what else there is to say may depend on what others are choosing.
     */
    public Seq<Rejection> whyNot(S state, A action) {
        ActionRule<S, A, Object, P> rule = rule(action);
        if (!offers(state, action)) {
            return Array.of(state.notNow(action.seat(), rule.moment(state, action.seat())));
        }
        Verdict why = Verdict.asked();
        @Nullable Object found = rule.find(state, action, why);
        if (found != null) {
            rule.permits(state, action.seat(), found, why);
        }
        return why.refusals().distinct().sorted(RuleNumbers.ORDER);
    }

    /** The state after these actions, one after another; none if one of them is refused. */
    public Option<S> after(S state, Iterable<? extends A> actions) {
        S now = state;
        for (A action : actions) {
            Either<Seq<Rejection>, Step<S, E>> step = apply(now, action);
            if (step.isLeft()) {
                return Option.none();
            }
            now = step.get().state();
        }
        return Option.some(now);
    }

    private boolean offers(S state, A action) {
        return (state.offers(action.seat()) & 1L << action.kind().ordinal()) != 0;
    }
}
