package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Check;
import io.github.terrene.odyssey.action.Action;
import io.github.terrene.odyssey.action.ActionKind;
import io.github.terrene.odyssey.table.Aim;
import io.github.terrene.odyssey.table.Table;

/**
 * Saying one of the things that an ability has to be told.
 *
 * @param <A> the action, one for each kind of thing
 */
abstract class AimingRule<A extends Action> extends PromptedRule<Aiming, A> {
    AimingRule(ActionKind kind, String notAsked, Check<Game, Asked<Aiming, A>> check) {
        super(kind, "TO-8.5", Aiming.class, notAsked, check);
    }

    /** The aim with what the action says. */
    abstract Aim with(Aim aim, A action);

    @Override
    final boolean asksFor(Aiming aiming, Table table) {
        return Targeting.next(table, aiming.seat(), aiming.trigger(), aiming.aim())
                .contains(kind());
    }

    @Override
    protected final void carryOut(A action, Play play) {
        Aiming aiming = (Aiming) play.take();
        aiming.aimed(play, with(aiming.aim(), action));
    }
}
