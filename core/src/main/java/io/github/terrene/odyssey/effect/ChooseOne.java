package io.github.terrene.odyssey.effect;

import io.github.terrene.kernel.Rule;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * One of several lists of effects, chosen when the ability is activated.
 *
 * @param options the lists, at least two
 */
@Rule("TO-8.5")
public record ChooseOne(Array<Array<Effect>> options) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.carryOut(here.mode());
    }

    @Override
    public Seq<? extends Seq<Effect>> branches() {
        return options;
    }

    @Override
    public int modes() {
        return options.size();
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.number("TO-8.5", "the number of modes", options.size(), 2, Proofreader.MOST_ACTIONS);
    }
}
