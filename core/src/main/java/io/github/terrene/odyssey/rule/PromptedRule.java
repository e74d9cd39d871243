package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Check;
import io.github.terrene.kernel.Rejection;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.table.Table;
import org.jspecify.annotations.Nullable;

/**
 * A rule for actions that say one of the things a prompt asks for: there is nothing to check unless it asks.
 *
 * @param <P> the prompt
 * @param <A> the action
 */
abstract class PromptedRule<P extends Prompt, A extends Action> extends SubjectRule<A, Asked<P, A>> {
    private final Class<P> type;

    /**
     * A rule.
     *
     * @param kind the kind of action
     * @param rule the number of the rule that says when it may be done
     * @param type what asks for it
     * @param notAsked the sentence when nothing does
     * @param check when it is allowed, besides that it is asked for
     */
    PromptedRule(ActionKind kind, String rule, Class<P> type, String notAsked, Check<Game, Asked<P, A>> check) {
        super(kind, rule, Rejection.of(rule, notAsked), check);
        this.type = type;
    }

    /** Whether the prompt asks for just this now, and not for something else first. */
    abstract boolean asksFor(P prompt, Table table);

    @Override
    @Nullable
    final Asked<P, A> find(Game game, A action) {
        @Nullable Prompt prompt = game.prompt();
        if (!type.isInstance(prompt)) {
            return null;
        }
        P asking = type.cast(prompt);
        boolean offered = (asking.offers(action.seat()) & kind().bit()) != 0;
        return offered && asksFor(asking, game.table()) ? new Asked<>(asking, action) : null;
    }
}
