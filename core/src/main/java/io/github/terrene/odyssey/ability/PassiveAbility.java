package io.github.terrene.odyssey.ability;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Condition;
import io.github.terrene.odyssey.effect.Phrase;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Speaker;
import io.vavr.collection.Array;

/**
 * An ability that is always in effect.
 *
 * @param conditions it is in effect only while these hold
 * @param statements what it says
 */
@Rule("TO-8.1")
public record PassiveAbility(Array<Condition> conditions, Array<Passive> statements) implements Ability {
    @Override
    public String say(String source, Speaker speaker) {
        Array<String> said = statements.map(statement -> statement.say(speaker));
        return Phrase.sentences(
                conditions.isEmpty()
                        ? said
                        : said.update(0, first -> "while " + Condition.all(conditions, speaker) + ", " + first));
    }

    @Override
    public PassiveAbility onlyIf(Array<Condition> required) {
        return new PassiveAbility(required, statements);
    }

    @Override
    public void read(Proofreader reader) {
        reader.all("TO-8.1", "a statement", statements).forEach(statement -> statement.proofread(reader));
    }
}
