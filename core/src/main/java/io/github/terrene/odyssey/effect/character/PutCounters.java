package io.github.terrene.odyssey.effect.character;

import io.github.terrene.kernel.Rule;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Who;
import io.github.terrene.odyssey.trait.Counter;

/**
 * Puts counters on Characters.
 *
 * @param number how many
 * @param counter of which kind
 * @param to who gets them
 */
@Rule("TO-8.22")
public record PutCounters(int number, Counter counter, Who to) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.characters().putCounters(here.reached(to), counter, number);
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.recruited(to);
        reader.counters(number, counter);
    }

    /** The same effect on others instead of the target. */
    public PutCounters to(Who others) {
        return new PutCounters(number, counter, others);
    }
}
