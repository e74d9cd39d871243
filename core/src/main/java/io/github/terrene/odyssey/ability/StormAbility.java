package io.github.terrene.odyssey.ability;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Condition;
import io.github.terrene.odyssey.effect.Effect;
import io.vavr.collection.Array;

/**
 * What happens when a Storm breaks. No player activates it.
 *
 * @param effects what happens, in this order
 */
@Rule("TO-9.2")
public record StormAbility(@Rule("TO-8.2") Array<Effect> effects) implements Ability {
    @Override
    public Array<Condition> conditions() {
        return Array.empty();
    }

    @Override
    public StormAbility onlyIf(Array<Condition> required) {
        throw new IllegalArgumentException("a Storm breaks unconditionally");
    }
}
