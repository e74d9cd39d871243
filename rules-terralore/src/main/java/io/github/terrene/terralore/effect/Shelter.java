package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Continuous;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Situation;

/**
 * No combat damage comes through the lane of the card while something is so.
 *
 * @param condition what
 */
@Rule({"TL-9.14", "TL-10.5", "TL-10.8"})
public record Shelter(Condition condition) implements Continuous {
    @Override
    public boolean prevents(Situation now, CardOnField source, Place through) {
        return source.place().equals(through) && condition.holds(now, source);
    }

    @Override
    public void proofread(Proofreader reader) {
        condition.proofread(reader);
    }

    @Override
    public String say() {
        return "damage through this lane is 0 " + condition.say();
    }
}
