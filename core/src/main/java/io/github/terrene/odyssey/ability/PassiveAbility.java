package io.github.terrene.odyssey.ability;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Condition;
import io.github.terrene.odyssey.effect.Proofreader;
import io.vavr.collection.Array;

/**
 * An ability that is always in effect.
 *
 * @param conditions it is in effect only while these hold
 * @param statements what it says
 */
@Rule("TO-8.1")
public record PassiveAbility(
        @Rule("TO-8.5") Array<Condition> conditions,
        @Rule("TO-8.1") Array<Passive> statements) implements Ability {
    @Override
    public PassiveAbility onlyIf(Array<Condition> required) {
        return new PassiveAbility(required, statements);
    }

    @Override
    public void read(Proofreader reader) {
        statements.forEach(statement -> statement.proofread(reader));
    }
}
