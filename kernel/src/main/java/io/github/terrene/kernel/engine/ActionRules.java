package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.GameAction;
import io.github.terrene.kernel.Moves;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.Step;
import io.github.terrene.kernel.card.FaultyEffect;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Either;
import java.util.function.Function;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * What can be done in a game: one rule for each kind of action. Lists, checks, explains and carries out actions.
 *
 * <p>{@link HouseRules} may demand more. When a seat must decide and they would leave it nothing to choose from but conceding,
 * they do not apply to that decision, so a game never gets stuck.
 *
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <P> what carries an action out
 */
public final class ActionRules<S extends RuledState, A extends GameAction, E, P extends RunningAction<S, E>> {
    private final RulesByKind<S, A, P> rules;
    private final RulesByKind<S, A, P> withoutHouseRules;
    private final Supplier<Verdict> verdict;

    private ActionRules(RulesByKind<S, A, P> rules, RulesByKind<S, A, P> withoutHouseRules, Supplier<Verdict> verdict) {
        this.rules = rules;
        this.withoutHouseRules = withoutHouseRules;
        this.verdict = verdict;
    }

    /**
     * Action rules from one rule for each kind.
     *
     * @throws IllegalArgumentException if a kind of action has two rules
     */
    public static <S extends RuledState, A extends GameAction, E, P extends RunningAction<S, E>>
            ActionRules<S, A, E, P> of(Iterable<? extends ActionRule<S, ? extends A, ?, P>> rules) {
        RulesByKind<S, A, P> byKind = RulesByKind.of(rules);
        return new ActionRules<>(byKind, byKind, Verdict::asked);
    }

    /** The same rules, but giving only the first reason against an action that they come upon. */
    public ActionRules<S, A, E, P> namingFirstReason() {
        return new ActionRules<>(rules, withoutHouseRules, Verdict::askedForFirst);
    }

    /** The same rules with another one for one kind of action. House rules about that kind are dropped. */
    public ActionRules<S, A, E, P> replacing(ActionRule<S, ? extends A, ?, P> rule) {
        RulesByKind<S, A, P> replaced = rules.with(rule);
        return new ActionRules<>(
                replaced, rules == withoutHouseRules ? replaced : withoutHouseRules.with(rule), verdict);
    }

    /** The same rules with one more house rule: actions of that kind must meet one more requirement. */
    <K extends A> ActionRules<S, A, E, P> also(Class<K> kind, Requirement<S, K> more) {
        return new ActionRules<>(rules.with(new HouseRule<>(rules.<K>of(kind), more)), withoutHouseRules, verdict);
    }

    /** Every legal action of a seat, by kind, in the order in which kinds are offered. */
    public Seq<A> legal(S state, Seat seat) {
        return legal(state, seat, state.offers(seat));
    }

    /** Every action of these kinds that would be legal if these and nothing else were offered to that seat. */
    @SuppressWarnings("unchecked") // the rules are for such actions
    public Seq<A> legal(S state, Seat seat, Kinds kinds) {
        Listing<?> listing = new Listing<>(inForce(state, seat).offered(kinds), state, seat, false);
        listing.list();
        return (Seq<A>) listing.made();
    }

    /** What a seat might have thought of but cannot do, each action once; kinds that it can choose from now come first. */
    @SuppressWarnings("unchecked") // the rules are for such actions
    public Seq<Refused<A>> refused(S state, Seat seat) {
        Kinds now = state.offers(seat);
        Conceived conceived = new Conceived(rules.first(now), now.classes().length, state, seat);
        conceived.list();
        return ((Seq<A>) conceived.made())
                .distinct()
                .reject(this::concedes)
                .map(action -> new Refused<>(action, whyNot(state, action)))
                .reject(refused -> refused.why().isEmpty());
    }

    /**
     * Every legal action of a seat, by kind, with what each leads to.
     *
     * @param begin makes what carries an action out, from the state before the action
     */
    public Moves<S, A, E> moves(S state, Seat seat, Function<S, P> begin) {
        Listed<S, A, E, P> listed = new Listed<>(inForce(state, seat).offered(state.offers(seat)), state, seat, begin);
        listed.list();
        return listed;
    }

    /** Whether a seat would have a legal action, other than conceding, if these kinds were offered to it. */
    public boolean any(S state, Seat seat, Kinds kinds) {
        Listing<?> listing = new Listing<>(rules.offered(kinds), state, seat, true);
        listing.list();
        return listing.enough();
    }

    /** The rules for what that seat decides now, without house rules if these would leave it nothing to choose from. */
    private RulesByKind<S, A, P> inForce(S state, Seat seat) {
        return rules == withoutHouseRules || any(state, seat, state.offers(seat)) ? rules : withoutHouseRules;
    }

    /** Whether there is a rule for actions of that class; for actions of another game there is none. */
    public boolean cover(@Nullable Class<?> kind) {
        return rules.cover(kind);
    }

    /** Whether an action concedes the game. */
    public boolean concedes(A action) {
        return cover(action.getClass()) && rules.of(action.getClass()).concedes();
    }

    /**
     * What an action leads to, or why it is refused.
     *
     * @param begin makes what carries an action out, from the state before the action
     * @throws IllegalStateException if the action is listed and yet refused: in a state that no rules lead to
     * @throws FaultyEffect if something that a card set defines forbids the action when it is tried, and allows it when it is asked why
     */
    public Either<Seq<Rejection>, Step<S, E>> apply(S state, A action, Function<S, P> begin) {
        Seat seat = action.seat();
        ActionRule<S, A, Object, P> rule = inForce(state, seat).of(action.getClass());
        @Nullable
        Object found = state.offers(seat, action.getClass()) ? rule.find(state, action, Verdict.SILENT) : null;
        if (found == null || !rule.permits(state, seat, found, Verdict.SILENT)) {
            return Either.left(refusing(state, action));
        }
        P play = begin.apply(state);
        rule.carryOut(seat, found, play);
        return Either.right(play.proceed(seat));
    }

    /** Why an action is refused that was found to be forbidden. Where two cards are in one place, it may be listed all the same. */
    private Seq<Rejection> refusing(S state, A action) {
        Seq<Rejection> why = whyNot(state, action);
        if (why.isEmpty()) {
            throw FaultyEffect.fickle(action);
        }
        if (state.offers(action.seat(), action.getClass())
                && legal(state, action.seat(), Kinds.of(action.getClass())).contains(action)) {
            throw StrayState.listed(action);
        }
        return why;
    }

    /**
     * Every reason against an action, the lowest rule number first, each refusal once, or only the {@linkplain #namingFirstReason first one
     * found}; empty if it is legal. If it is the wrong moment, that is the only reason given, since anything more might depend on what others
     * are choosing.
     */
    public Seq<Rejection> whyNot(S state, A action) {
        Seat seat = action.seat();
        ActionRule<S, A, Object, P> rule = inForce(state, seat).of(action.getClass());
        if (!state.offers(seat, action.getClass())) {
            return Array.of(state.notNow(seat, rule.moment(state, action)));
        }
        Verdict why = verdict.get();
        @Nullable Object found = rule.find(state, action, why);
        if (found != null) {
            rule.permits(state, seat, found, why);
        }
        return why.refusals().distinct().sorted(RuleNumbers.ORDER);
    }
}
