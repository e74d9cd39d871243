package io.github.terrene.odyssey.effect.table;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.card.Bounded;
import io.github.terrene.odyssey.effect.Effect;
import io.github.terrene.odyssey.effect.Proofreader;
import io.github.terrene.odyssey.effect.Resolution;
import io.github.terrene.odyssey.trait.Counter;

/**
 * Puts counters on the card that has the ability.
 *
 * @param number the number of counters
 * @param counter the kind of counter
 */
@Rule("TO-8.22")
public record PutCountersHere(
        @Rule("TO-8.22") @Bounded(called = "the number of counters")
        int number,

        Counter counter) implements Effect {
    @Override
    public void resolve(Resolution here) {
        here.table().putCountersOnThisCard(counter, number);
    }

    @Override
    public void proofread(Proofreader reader) {
        reader.countersHere();
        reader.counter(counter);
    }
}
