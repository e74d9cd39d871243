package io.github.terrene.odyssey.effect;

import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * Effects that happen only under a condition.
 *
 * @param condition the condition, checked when the effect is resolved
 * @param then the effects that happen if the condition holds
 */
public record If(Condition condition, Array<Effect> then) implements Effect {
    @Override
    public void resolve(Resolution here) {
        if (condition.holds(here)) {
            here.carryOut(0);
        }
    }

    @Override
    public Seq<? extends Seq<Effect>> branches() {
        return Array.of(then);
    }

    @Override
    public void proofread(Proofreader reader) {
        condition.proofread(reader);
    }
}
