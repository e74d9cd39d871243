package io.github.terrene.odyssey.rule;

import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.table.Aim;
import io.github.terrene.odyssey.table.Table;

/**
 * A rule for actions that say one of the things which an ability has to be told.
 *
 * @param <A> the actions
 * @param <F> the kind of thing
 */
abstract class AimingRule<A extends Action, F> extends PromptedRule<Aiming, A, F> {
    AimingRule(ActionKind kind, String notAsked) {
        super(kind, "TO-8.5", Aiming.class, notAsked);
    }

    /** The aim with what was chosen. */
    abstract Aim with(Aim aim, F chosen);

    @Override
    final boolean asksFor(Aiming aiming, Table table) {
        return Targeting.next(table, aiming.seat(), aiming.trigger(), aiming.aim())
                .exists(asked -> asked == kind());
    }

    @Override
    final void carryOut(Aiming aiming, F chosen, Play play) {
        aiming.aimed(play, with(aiming.aim(), chosen));
    }
}
