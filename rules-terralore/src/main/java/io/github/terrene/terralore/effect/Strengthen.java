package io.github.terrene.terralore.effect;

import io.github.terrene.kernel.Rule;
import io.github.terrene.terralore.card.CardOnField;
import io.github.terrene.terralore.card.Continuous;
import io.github.terrene.terralore.card.Proofreader;
import io.github.terrene.terralore.card.Situation;

/**
 * Creatures have more points while the card is on the field.
 *
 * @param who which
 * @param points how many; may be negative
 */
@Rule("TL-9.3")
public record Strengthen(CreatureFilter who, int points) implements Continuous {
    @Override
    public int adds(Situation now, CardOnField source, CardOnField creature) {
        return who.fits(source, creature) ? points : 0;
    }

    @Override
    public void proofread(Proofreader reader) {
        who.proofread(reader);
        reader.change("TL-9.3", points);
        reader.require(who.mostPoints().isEmpty(), "TL-9.3", "nothing continuous looks at current points");
    }

    @Override
    public String say() {
        return who.say(true) + " have " + (points < 0 ? "" : "+") + points;
    }
}
