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
    private final ActionRule<S, ? extends A, ?, P>[] rules;
    private final ActionRule<S, ? extends A, ?, P>[] withoutHouseRules;
    private final Supplier<Verdict> verdict;
    private final long conceding;

    private ActionRules(
            ActionRule<S, ? extends A, ?, P>[] rules,
            ActionRule<S, ? extends A, ?, P>[] withoutHouseRules,
            Supplier<Verdict> verdict) {
        this.rules = rules;
        this.withoutHouseRules = withoutHouseRules;
        this.verdict = verdict;
        this.conceding = conceding(rules);
    }

    /** The kinds of actions that concede the game, as bits. */
    private static <S, A extends GameAction, P> long conceding(ActionRule<S, ? extends A, ?, P>[] rules) {
        long kinds = 0;
        for (int kind = 0; kind < rules.length; kind++) {
            kinds |= rules[kind].concedes() ? 1L << kind : 0;
        }
        return kinds;
    }

    /**
     * Action rules from one rule for each kind.
     *
     * @throws IllegalArgumentException if a kind of action has two rules or none
     */
    @SuppressWarnings("unchecked") // arrays do not know type arguments
    public static <S extends RuledState, A extends GameAction, E, P extends RunningAction<S, E>>
            ActionRules<S, A, E, P> of(Iterable<? extends ActionRule<S, ? extends A, ?, P>> rules) {
        Array<ActionRule<S, ? extends A, ?, P>> all = Array.<ActionRule<S, ? extends A, ?, P>>ofAll(rules)
                .sortBy(rule -> rule.kind().ordinal());
        Array<Enum<?>> kinds = all.map(ActionRule::kind);
        if (kinds.isEmpty()
                || !kinds.equals(Array.of(kinds.head().getDeclaringClass().getEnumConstants()))) {
            throw new IllegalArgumentException(
                    "there must be one rule for each kind of action: " + kinds.mkString(", "));
        }
        ActionRule<S, ? extends A, ?, P>[] sorted = all.toJavaArray(ActionRule[]::new);
        return new ActionRules<>(sorted, sorted, Verdict::asked);
    }

    /** The same rules, but giving only the first reason against an action that they come upon. */
    public ActionRules<S, A, E, P> namingFirstReason() {
        return new ActionRules<>(rules, withoutHouseRules, Verdict::askedForFirst);
    }

    /** The same rules with another one for one kind of action. House rules about that kind are dropped. */
    public ActionRules<S, A, E, P> replacing(ActionRule<S, ? extends A, ?, P> rule) {
        ActionRule<S, ? extends A, ?, P>[] replaced = with(rules, rule);
        return new ActionRules<>(
                replaced, rules == withoutHouseRules ? replaced : with(withoutHouseRules, rule), verdict);
    }

    /** The same rules with one more house rule: actions of that kind must meet one more requirement. */
    @SuppressWarnings("unchecked") // the rule at the place of a kind is for its type
    ActionRules<S, A, E, P> also(Enum<?> kind, Requirement<S, A> more) {
        ActionRule<S, A, ?, P> rule = (ActionRule<S, A, ?, P>) rules[kind.ordinal()];
        return new ActionRules<>(with(rules, new HouseRule<>(rule, more)), withoutHouseRules, verdict);
    }

    private static <S, A extends GameAction, P> ActionRule<S, ? extends A, ?, P>[] with(
            ActionRule<S, ? extends A, ?, P>[] rules, ActionRule<S, ? extends A, ?, P> rule) {
        ActionRule<S, ? extends A, ?, P>[] changed = rules.clone();
        changed[rule.kind().ordinal()] = rule;
        return changed;
    }

    /** Every legal action of a seat, by kind. */
    public Seq<A> legal(S state, Seat seat) {
        return legal(state, seat, state.offers(seat));
    }

    /** The legal actions of a seat that are not of that kind. */
    public Seq<A> legalExcept(Enum<?> kind, S state, Seat seat) {
        return legal(state, seat, state.offers(seat) & ~(1L << kind.ordinal()));
    }

    @SuppressWarnings("unchecked") // the rules are for such actions
    private Seq<A> legal(S state, Seat seat, long kinds) {
        Listing<?> listing = new Listing<>(inForce(state, seat), state, seat, false);
        listing.list(kinds);
        return (Seq<A>) listing.made();
    }

    /** What a seat might have thought of but cannot do, each action once; kinds that it can choose from now come first. */
    @SuppressWarnings("unchecked") // the rules are for such actions
    public Seq<Refused<A>> refused(S state, Seat seat) {
        Conceived conceived = new Conceived(rules, state, seat, state.offers(seat));
        conceived.listAll();
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
        Listed<S, A, E, P> listed = new Listed<>(inForce(state, seat), state, seat, begin);
        listed.list(state.offers(seat));
        return listed;
    }

    /** Whether a seat would have a legal action of that kind if the kind were offered to it. */
    public boolean any(S state, Seat seat, Enum<?> kind) {
        return any(rules, state, seat, 1L << kind.ordinal());
    }

    private static boolean any(ActionRule<?, ?, ?, ?>[] rules, Object state, Seat seat, long kinds) {
        Listing<?> listing = new Listing<>(rules, state, seat, true);
        listing.list(kinds);
        return listing.enough();
    }

    /** The rules for what that seat decides now, without house rules if these would leave it nothing to choose from. */
    private ActionRule<S, ? extends A, ?, P>[] inForce(S state, Seat seat) {
        return rules == withoutHouseRules || any(rules, state, seat, state.offers(seat) & ~conceding)
                ? rules
                : withoutHouseRules;
    }

    /** Whether there is a rule for actions of that kind; for actions of another game there is none. */
    public boolean cover(@Nullable Enum<?> kind) {
        return kind != null && kind.ordinal() < rules.length && rules[kind.ordinal()].kind() == kind;
    }

    /** Whether an action concedes the game. */
    public boolean concedes(A action) {
        return cover(action.kind()) && (conceding >>> action.kind().ordinal() & 1) != 0;
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
        ActionRule<S, A, Object, P> rule =
                rule(inForce(state, seat), action.kind().ordinal());
        @Nullable Object found = state.offers(seat, action.kind()) ? rule.find(state, action, Verdict.SILENT) : null;
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
        if (legal(
                        state,
                        action.seat(),
                        state.offers(action.seat()) & 1L << action.kind().ordinal())
                .contains(action)) {
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
        ActionRule<S, A, Object, P> rule =
                rule(inForce(state, seat), action.kind().ordinal());
        if (!state.offers(seat, action.kind())) {
            return Array.of(state.notNow(seat, rule.moment(state, action)));
        }
        Verdict why = verdict.get();
        @Nullable Object found = rule.find(state, action, why);
        if (found != null) {
            rule.permits(state, seat, found, why);
        }
        return why.refusals().distinct().sorted(RuleNumbers.ORDER);
    }

    @SuppressWarnings("unchecked") // the rule at the place of a kind is for its type
    private static <S, A extends GameAction, P> ActionRule<S, A, Object, P> rule(
            ActionRule<S, ? extends A, ?, P>[] rules, int kind) {
        return (ActionRule<S, A, Object, P>) rules[kind];
    }
}
