package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.GameAction;
import io.vavr.collection.TreeMap;
import io.vavr.control.Option;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The rules for actions that a group of players uses: the printed ones and house rules, each with a name. Games with different house rules
 * have different names, regardless of the order in which the rules were added, so that a replay is read with the rules it was played by.
 *
 * @param <S> states
 * @param <A> actions
 * @param <E> events
 * @param <P> what carries an action out
 */
public final class HouseRules<S extends RuledState, A extends GameAction, E, P extends RunningAction<S, E>> {
    /** The form of the names of house rules, and of formats: words of lower-case letters and digits, joined by hyphens. */
    public static final Pattern NAME = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

    private final ActionRules<S, A, E, P> printed;
    private final TreeMap<String, Option<Demand<S, A, ?>>> added;
    private final ActionRules<S, A, E, P> rules;

    /** What a house rule demands of actions of a kind. */
    private record Demand<S extends RuledState, A extends GameAction, K extends A>(
            Class<K> kind, Requirement<S, K> more) {
        <E, P extends RunningAction<S, E>> ActionRules<S, A, E, P> of(ActionRules<S, A, E, P> rules) {
            return rules.also(kind, more);
        }
    }

    private HouseRules(ActionRules<S, A, E, P> printed, TreeMap<String, Option<Demand<S, A, ?>>> added) {
        this.printed = printed;
        this.added = added;
        this.rules = added.foldLeft(printed, (all, each) -> each._2.fold(() -> all, one -> one.of(all)));
    }

    /** The printed rules alone. */
    public static <S extends RuledState, A extends GameAction, E, P extends RunningAction<S, E>>
            HouseRules<S, A, E, P> none(ActionRules<S, A, E, P> printed) {
        return new HouseRules<>(printed, TreeMap.empty());
    }

    /**
     * The same rules with one more house rule: actions of a kind must meet a further requirement. It is waived where it would leave a player who
     * must decide with nothing to choose from but conceding.
     *
     * @param name words of lower-case letters and digits, joined by hyphens
     * @param kind a kind of actions of this game: their class
     * @param more the requirement. It is checked last, for actions that are otherwise legal, and must give its refusal to {@link Verdict#no},
     *     with a rule number of its own; merely returning false is a bug, and causes an exception, as does a refusal that
     *     is said while true is returned
     * @throws IllegalArgumentException if the name is not of that form, or another house rule has it; if this game has no such kind of action;
     *     or if any of them is null
     */
    public <K extends A> HouseRules<S, A, E, P> also(String name, Class<K> kind, Requirement<S, K> more) {
        checkName(name);
        if (!printed.cover(kind)) {
            throw new IllegalArgumentException(
                    "the house rule " + name + " is about a kind of action that this game does not have: " + kind);
        }
        return with(name, Option.some(new Demand<>(kind, new NamedRequirement<>(name, present(name, more)))));
    }

    /**
     * The same rules with the name of a house rule that is not about actions, such as another way to lose.
     *
     * @throws IllegalArgumentException as for {@link #also}
     */
    public HouseRules<S, A, E, P> named(String name) {
        return with(name, Option.none());
    }

    /**
     * What a house rule demands, which must be there.
     *
     * @throws IllegalArgumentException if it is null
     */
    public static <T> T present(String name, @Nullable T demand) {
        if (demand == null) {
            throw new IllegalArgumentException("the house rule " + name + " demands nothing: it is null");
        }
        return demand;
    }

    private static void checkName(@Nullable String name) {
        if (name == null || !NAME.matcher(name).matches()) {
            throw new IllegalArgumentException(
                    "a house rule is named by lower-case letters and digits, joined by hyphens, not: " + name);
        }
    }

    private HouseRules<S, A, E, P> with(String name, Option<Demand<S, A, ?>> demand) {
        checkName(name);
        if (added.containsKey(name)) {
            throw new IllegalArgumentException("there is a house rule of that name already: " + name);
        }
        return new HouseRules<>(printed, added.put(name, demand));
    }

    /** The same rules with another printed rule for one kind of action. House rules about that kind are dropped. */
    public HouseRules<S, A, E, P> replacing(ActionRule<S, ? extends A, ?, P> rule) {
        return new HouseRules<>(
                printed.replacing(rule),
                added.reject((name, demand) -> demand.exists(one -> one.kind() == rule.kind())));
    }

    /** The rules for actions. */
    public ActionRules<S, A, E, P> rules() {
        return rules;
    }

    /** The name of a game with these rules, such as {@code duel+last-stand}: the game's own, followed by those of the house rules. */
    public String naming(String game) {
        return added.keySet().toArray().prepend(game).mkString("+");
    }
}
