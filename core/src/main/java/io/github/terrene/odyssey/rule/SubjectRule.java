package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * A rule for actions that name something of the game: a Character, a card in hand. What is named is looked up once, and the check
 * is about what was found; who lists the candidates has it at hand already.
 *
 * @param <A> the action
 * @param <T> what it names
 */
abstract class SubjectRule<A extends Action, T> extends ActionRule<A> {
    private final Rejection missing;
    private final Check<Game, T> check;

    /**
     * A rule.
     *
     * @param kind the kind of action
     * @param momentRule the number of the rule that says when it may be done
     * @param missing why not, if there is nothing such as the action names
     * @param check when it is allowed, besides that it is the moment for it
     */
    SubjectRule(ActionKind kind, String momentRule, Rejection missing, Check<Game, T> check) {
        super(kind, momentRule, Check.of());
        this.missing = missing;
        this.check = check;
    }

    /** What the action names, or null if there is no such thing. */
    abstract @Nullable T find(Game game, A action);

    /** Whether it is allowed with that. */
    final boolean permitsWith(Game game, T subject) {
        return check.allows(game, subject);
    }

    @Override
    protected final boolean permits(Game game, A action) {
        @Nullable T subject = find(game, action);
        return subject != null && check.allows(game, subject);
    }

    @Override
    protected Seq<Rejection> objections(Game game, A action) {
        @Nullable T subject = find(game, action);
        return subject == null ? Array.of(missing) : check.whyNot(game, subject);
    }
}
