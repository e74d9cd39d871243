package io.github.terrene.bots;

import io.github.terrene.kernel.Outcome;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.card.FaultyEffect;
import io.vavr.collection.Array;
import io.vavr.control.Option;

/** The race with an effect that cannot be carried out: 3 is offered, and only 1 or 2 can be added. Who leaves a multiple of three cannot lose. */
public final class Trap extends Toy<Race.Count> {
    private final Race race = new Race();

    @Override
    protected Race.Count begin() {
        return race.begin();
    }

    @Override
    protected Array<Seat> saying(Race.Count count) {
        return race.saying(count);
    }

    @Override
    protected int most(Race.Count count) {
        return race.most(count);
    }

    @Override
    protected Race.Count after(Race.Count count, Say say) {
        if (say.number() == 3) {
            throw FaultyEffect.of("three", this, new IllegalStateException("not written yet"));
        }
        return race.after(count, say);
    }

    @Override
    public Option<Outcome> outcome(Race.Count count) {
        return race.outcome(count);
    }
}
