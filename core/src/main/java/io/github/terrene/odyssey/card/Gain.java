package io.github.terrene.odyssey.card;

import io.github.terrene.kernel.Problem;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.odyssey.effect.Alteration;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.TextContext;
import io.github.terrene.odyssey.trait.Duration;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * One tier of a Terrain's XP gain tree.
 *
 * @param lasting what the Character gets permanently
 * @param heal the amount of damage it heals
 */
@Rule({"TO-1.5", "TO-6.7"})
public record Gain(
        @Rule("TO-6.2") Array<Alteration> lasting,

        @Rule("TO-6.7") @Bounded(least = 0, most = Proofreader.MOST_POINTS, called = "healing")
        int heal) {
    /** Both gains together. */
    public Gain and(Gain more) {
        return new Gain(lasting.appendAll(more.lasting), heal + more.heal);
    }

    /** Everything in it that makes no sense. */
    Seq<Problem> problems(String place) {
        Proofreader reader = new Proofreader(place, TextContext.TERRAIN);
        lasting.forEach(alteration -> alteration.proofread(reader, Duration.PERMANENT));
        reader.require(heal != 0 || lasting.nonEmpty(), "TO-6.7/empty-gain", "a gain must give something");
        return reader.problems();
    }
}
