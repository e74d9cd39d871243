package io.github.terrene.testkit.script;

import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Players;
import io.github.terrene.kernel.Refused;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Rules;
import io.github.terrene.kernel.Seat;
import io.github.terrene.testkit.law.Tables;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import io.vavr.control.Option;
import java.util.function.Function;

/**
 * The story of a game for South and North that begins at any table, and in which everything that is done is an action. The scenario language
 * of such a game extends this class, and adds words for what lies on the table and short words for what is done most.
 *
 * <p>A game is not saved and loaded at each step, since the cards of such a table are not from a deck; that is left to the laws.
 *
 * @param <C> configurations
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <V> views
 * @param <T> the language itself, which its words return
 */
public abstract class TableScript<C, S, A, E, V, T extends TableScript<C, S, A, E, V, T>>
        extends Script<C, S, A, E, V, T> {
    private final Rules<C, S, A, E, V> rules;

    /**
     * An empty story.
     *
     * @param <X> tables
     * @param rules the rules
     * @param tables how events make tables
     * @param drawing a table as text, for failures
     */
    protected <X> TableScript(Rules<C, S, A, E, V> rules, Tables<S, E, V, X> tables, Function<X, String> drawing) {
        super(rules, tables, drawing, Players::name);
        this.rules = rules;
    }

    /** Begins with what lies on the table, where such a story usually begins; does nothing if it has already begun. */
    protected abstract T begun();

    /** Begins with the setup of a game. */
    protected final T start(C config, long seed) {
        return begin(rules.start(config, seed)
                .getOrElseThrow(problems -> new IllegalArgumentException(problems.mkString("\n"))));
    }

    @Override
    protected final Option<C> config(S state) {
        return Option.none();
    }

    /** An action is carried out. */
    public final T does(A action) {
        return begun().perform(action.toString(), Array.of(action));
    }

    /**
     * Expects that an action is refused now, with all of these keys among the reasons, and that nothing changes.
     *
     * @param keys one or more, such as {@code "HB-6.2/slots-empty"}
     */
    public final T refuses(A action, String... keys) {
        return begun().refuse(action.toString(), Array.of(action), keys);
    }

    /** Expects that an action is refused now with exactly these sentences, each with its key in parentheses, and that nothing changes. */
    public final T refusesSaying(A action, String... sentences) {
        Seq<Rejection> why = whyNot(action);
        return refuse(
                        action.toString(),
                        Array.of(action),
                        why.map(Rejection::key).toJavaArray(String[]::new))
                .refusedSaying(action, why, sentences);
    }

    /** Expects that an action would be legal now; nothing is done. */
    public final T allows(A action) {
        return begun().allow(action.toString(), Array.of(action));
    }

    /** Why an action would be refused; nothing if it would not. */
    public final Seq<Rejection> whyNot(A action) {
        return rules.whyNot(begun().state(), action);
    }

    /** What a seat might think of and may not do now. */
    public final Seq<A> refused(Seat seat) {
        return rules.refused(begun().state(), seat).map(Refused::action);
    }

    /** Everything that a seat may do now, in the order of listing. */
    public final Seq<A> legal(Seat seat) {
        return rules.legal(state(), seat);
    }

    /** The current state. */
    public final S game() {
        return state();
    }

    /** The view of a player. */
    public final V seenBy(Seat seat) {
        return view(seat);
    }

    /** The events that a player was sent since the start. */
    public final Seq<E> sentTo(Seat seat) {
        return sent(seat);
    }

    /**
     * Expects that another story looks the same to a player: the view, also printed and as canonical text, the events sent, the legal actions,
     * and why others are refused.
     */
    public final T looksTo(Seat seat, T other) {
        return looksTheSameTo(seat, other);
    }

    /** Expects that exactly these decisions are awaited now, such as {@code "South: turn"}. */
    public final T awaits(String... decisions) {
        return begun().await(Array.of(decisions).map(TableScript::decision));
    }

    private static Decision decision(String told) {
        Seat seat = Players.BOTH
                .find(each -> told.startsWith(Players.name(each) + ": "))
                .getOrElseThrow(() -> new IllegalArgumentException("say who and about what: \"South: turn\""));
        return new Decision(seat, told.substring(told.indexOf(": ") + 2));
    }

    /** Expects that nobody has to decide. */
    public final T awaitsNobody() {
        return awaits();
    }
}
