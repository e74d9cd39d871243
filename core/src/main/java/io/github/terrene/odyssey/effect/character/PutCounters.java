package io.github.terrene.odyssey.effect.character;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.effect.Who;
import io.github.terrene.odyssey.trait.Counter;

/**
 * Puts counters on Characters.
 *
 * @param number the number of counters
 * @param counter the kind of counter
 * @param to the Characters affected
 */
@Rule("TO-8.22")
public record PutCounters(
        @Rule("TO-8.22") @Bounded(called = "the number of counters")
        int number,

        Counter counter,
        Who to) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.characters().putCounters(here.reached(to), counter, number);
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.recruited(to);
        reader.counter(counter);
    }

    /** The same effect on others instead of the target. */
    public PutCounters to(Who others) {
        return new PutCounters(number, counter, others);
    }
}
