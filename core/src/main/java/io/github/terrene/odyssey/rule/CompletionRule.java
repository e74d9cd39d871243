package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Check;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.table.Table;

/**
 * Saying one of the things that must be known before an ability goes on the chain, besides what it is aimed at.
 *
 * @param <A> the action, one for each kind of thing
 */
abstract class CompletionRule<A extends Action> extends PromptedRule<CompleteActivation, A> {
    CompletionRule(ActionKind kind, String rule, String notAsked, Check<Game, Asked<CompleteActivation, A>> check) {
        super(kind, rule, CompleteActivation.class, notAsked, check);
    }

    @Override
    final boolean asksFor(CompleteActivation activation, Table table) {
        return activation.next(table).contains(kind());
    }
}
