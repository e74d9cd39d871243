package io.github.terrene.odyssey.rule;

import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.table.Table;

/**
 * A rule for actions that say one of the things which must be known before an ability goes on the chain, besides what it is aimed at.
 *
 * @param <A> the actions
 * @param <F> the kind of thing
 */
abstract class CompletionRule<A extends Action, F> extends PromptedRule<CompleteActivation, A, F> {
    CompletionRule(ActionKind kind, String rule, String notAsked) {
        super(kind, rule, CompleteActivation.class, notAsked);
    }

    @Override
    final boolean asksFor(CompleteActivation activation, Table table) {
        return activation.next(table).exists(asked -> asked == kind());
    }
}
