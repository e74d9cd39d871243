package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rejection;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.Verdict;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Seq;
import org.jspecify.annotations.Nullable;

/**
 * A rule for actions that say one of the things a prompt asks for.
 *
 * @param <P> the prompt
 * @param <A> the actions
 * @param <F> what is chosen
 */
abstract class PromptedRule<P extends Prompt, A extends Action, F> extends OdysseyRule<A, F> {
    private final Class<P> type;
    private final Rejection notAsked;

    /**
     * A rule.
     *
     * @param kind the kind of action
     * @param rule the number of the rule that says when it may be done
     * @param type what asks for it
     * @param notAsked the sentence when something else is to be said first, or instead
     */
    PromptedRule(ActionKind kind, String rule, Class<P> type, String notAsked) {
        super(kind, rule);
        this.type = type;
        this.notAsked = Rejection.of(rule, notAsked);
    }

    /** Whether the prompt asks for just this now, and not for something else first. */
    boolean asksFor(P prompt, Table table) {
        return true;
    }

    /** What the action says. */
    abstract F said(A action);

    /** All that could be said, in a stable order; {@link #permits} decides. */
    abstract Seq<F> options(Game game, P prompt);

    /** Whether that may be said. */
    abstract boolean permits(Game game, P prompt, F chosen, Verdict why);

    /** What follows. The prompt is no longer on the agenda. */
    abstract void carryOut(P prompt, F chosen, Play play);

    private P prompt(Game game) {
        return type.cast(game.prompt());
    }

    @Override
    protected final @Nullable F find(Game game, A action, Verdict why) {
        return asksFor(prompt(game), game.table()) ? said(action) : why.none(notAsked);
    }

    @Override
    protected final void list(Game game, Seat seat, Listing<F> listing) {
        P prompt = prompt(game);
        if (asksFor(prompt, game.table())) {
            options(game, prompt).forEach(listing::offer);
        }
    }

    @Override
    protected final boolean permits(Game game, Seat seat, F chosen, Verdict why) {
        return permits(game, prompt(game), chosen, why);
    }

    @Override
    protected final void carryOut(Seat seat, F chosen, Play play) {
        carryOut(type.cast(play.take()), chosen, play);
    }
}
