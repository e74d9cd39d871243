package io.github.terrene.odyssey.rule.resolve;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.due.Due;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Work;
import io.github.terrene.odyssey.rule.activate.Targeting;
import io.github.terrene.odyssey.table.Aim;
import io.github.terrene.odyssey.table.Table;
import io.vavr.collection.Array;

/**
 * An Item is carried out as a part of another effect: its targets, if it has any, are chosen now.
 *
 * @param scope the context of the ability, without its targets
 */
@Internal
@Rule("TO-8.38")
public record AimCopied(AbilityContext scope) implements Work {
    @Override
    public Array<Due> due() {
        return scope.aiming();
    }

    @Override
    public void run(Play play) {
        TriggerAbility trigger = scope.trigger();
        Table table = play.table();
        Aim begun = scope.aim().equals(Aim.NONE) ? Targeting.begin(table, scope.seat(), trigger) : scope.aim();
        AbilityContext aimed = scope.aimed(begun);
        boolean possible = Targeting.possible(table, scope.seat(), scope.self(), trigger);
        if (possible && Targeting.next(scope.ability(), begun) != null) {
            play.next(new AskAim(aimed));
        } else {
            play.next(CarryOut.from(aimed));
        }
    }
}
