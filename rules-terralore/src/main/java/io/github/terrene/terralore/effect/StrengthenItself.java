package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Continuous;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Situation;

/**
 * The card has more points while something is so.
 *
 * @param points how many; may be negative
 * @param condition what
 */
@Rule({"TL-9.3", "TL-9.22"})
public record StrengthenItself(int points, Condition condition) implements Continuous {
    @Override
    public int adds(Situation now, CardOnField source, CardOnField creature) {
        return source.number() == creature.number() && condition.holds(now, source) ? points : 0;
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.change("TL-9.3", points);
        reader.thisCreature();
        condition.proofread(reader);
    }

    @Override
    public String say() {
        return "this Creature has " + (points < 0 ? "" : "+") + points + " " + condition.say();
    }
}
