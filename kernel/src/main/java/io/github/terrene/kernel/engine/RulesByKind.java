package io.github.terrene.kernel.engine;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * One rule for each kind of action. Which of them are asked about what is offered is found once and kept, since there are only a few ways in
 * which kinds are offered together.
 *
 * @param <S> states
 * @param <A> actions
 * @param <P> what carries an action out
 */
final class RulesByKind<S, A, P> {
    private final LinkedHashMap<Class<?>, ActionRule<S, ? extends A, ?, P>> rules;

    /** Replaced by a larger one, never changed, so that everybody may read it; what is lost when two replace it is found again. */
    private volatile LinkedHashMap<Kinds, ActionRule<S, ? extends A, ?, P>[]> offered = new LinkedHashMap<>();

    private RulesByKind(LinkedHashMap<Class<?>, ActionRule<S, ? extends A, ?, P>> rules) {
        this.rules = rules;
    }

    /**
     * These rules, in their order.
     *
     * @throws IllegalArgumentException if two of them are for one kind
     */
    static <S, A, P> RulesByKind<S, A, P> of(Iterable<? extends ActionRule<S, ? extends A, ?, P>> rules) {
        LinkedHashMap<Class<?>, ActionRule<S, ? extends A, ?, P>> all = new LinkedHashMap<>();
        for (ActionRule<S, ? extends A, ?, P> rule : rules) {
            if (all.put(rule.kind(), rule) != null) {
                throw new IllegalArgumentException("there are two rules for one kind of action: "
                        + rule.kind().getName());
            }
        }
        return new RulesByKind<>(all);
    }

    /** The same rules with another one for its kind. */
    RulesByKind<S, A, P> with(ActionRule<S, ? extends A, ?, P> rule) {
        LinkedHashMap<Class<?>, ActionRule<S, ? extends A, ?, P>> changed = new LinkedHashMap<>(rules);
        changed.put(rule.kind(), rule);
        return new RulesByKind<>(changed);
    }

    /** Whether there is a rule for actions of that class. */
    boolean cover(@Nullable Class<?> kind) {
        return rules.containsKey(kind);
    }

    /** The rule for actions of that class. */
    @SuppressWarnings("unchecked") // the rule of a kind is for its actions
    <K> ActionRule<S, K, Object, P> of(Class<?> kind) {
        return (ActionRule<S, K, Object, P>) Objects.requireNonNull(rules.get(kind), "no rule for this kind");
    }

    /** The rules for what is offered, in its order. */
    ActionRule<S, ? extends A, ?, P>[] offered(Kinds kinds) {
        ActionRule<S, ? extends A, ?, P>[] known = offered.get(kinds);
        return known == null ? find(kinds) : known;
    }

    private ActionRule<S, ? extends A, ?, P>[] find(Kinds kinds) {
        ActionRule<S, ? extends A, ?, P>[] found = Arrays.copyOf(first(kinds), kinds.classes().length);
        LinkedHashMap<Kinds, ActionRule<S, ? extends A, ?, P>[]> more = new LinkedHashMap<>(offered);
        more.put(kinds, found);
        offered = more;
        return found;
    }

    /**
     * All rules, those for what is offered first.
     *
     * @throws IllegalArgumentException if something is offered for which there is no rule
     */
    @SuppressWarnings("unchecked") // arrays do not know type arguments
    ActionRule<S, ? extends A, ?, P>[] first(Kinds kinds) {
        LinkedHashMap<Class<?>, ActionRule<S, ? extends A, ?, P>> all = new LinkedHashMap<>();
        for (Class<?> kind : kinds.classes()) {
            if (!cover(kind)) {
                throw new IllegalArgumentException("there is no rule for what is offered: " + kind.getName());
            }
            all.put(kind, rules.get(kind));
        }
        all.putAll(rules);
        return (ActionRule<S, ? extends A, ?, P>[]) all.values().toArray(new ActionRule<?, ?, ?, ?>[0]);
    }
}
