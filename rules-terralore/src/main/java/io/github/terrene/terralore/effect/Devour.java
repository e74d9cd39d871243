package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.Change;
import io.github.terrene.terralore.card.Duration;
import io.github.terrene.terralore.card.Effect;
import io.github.terrene.terralore.card.Place;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Resolution;
import io.vavr.collection.Array;

/**
 * Creatures are destroyed, and the card gains the current points they had.
 *
 * @param who which
 */
@Rule({"TL-8.4", "TL-9.11"})
public record Devour(CreatureFilter who) implements Effect {
    @Override
    public void resolve(Resolution here) {
        Array<Integer> eaten = who.in(here);
        int points = Place.all()
                .flatMap(here::standing)
                .filter(each -> eaten.contains(each.number()))
                .map(here::points)
                .sum()
                .intValue();
        if (eaten.nonEmpty()) {
            here.destroy(eaten);
            here.change(Array.of(here.source().number()), new Change.Added(points, Duration.LASTING));
        }
    }

    @Override
    public void proofread(Proofreader reader) {
        who.proofread(reader);
        reader.thisCreature();
    }

    @Override
    public String say() {
        return "destroy all " + who.say(true) + "; this Creature gains the points they had";
    }
}
