package io.github.terrene.odyssey.rule.damage;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.event.DamageEvent.PreventionSpent;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.table.Change;
import io.github.terrene.odyssey.table.Member;
import io.vavr.collection.Array;

/** Applies the damage prevention that a Character was given. */
@Internal
@Rule("TO-5.20")
public final class Prevention {
    private Prevention() {}

    /** What is left of damage to a Character; this uses up limited prevention. */
    public static int apply(Play play, int character, int damage, boolean battle) {
        Member member = play.table().inPlay(character);
        long limited = 0;
        Array<Change> changes = member.changes();
        for (int i = 0; i < changes.size(); i++) {
            if (changes.get(i).what() instanceof Alteration.Prevention prevention && prevention.covers(battle)) {
                if (!prevention.limited()) {
                    return 0;
                }
                limited += prevention.amount();
            }
        }
        int spent = (int) Math.min(limited, damage);
        if (spent > 0) {
            play.emit(new PreventionSpent(character, spent, battle));
        }
        return damage - spent;
    }
}
