package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.vavr.collection.Array;

/** What follows what a player declared. */
final class Declarations {
    private Declarations() {}

    /**
     * It took effect: own abilities that wait for it, then the responses of others, then the chain.
     *
     * @param happening what was declared
     */
    @Rule({"TO-8.12", "TO-8.23"})
    static void answered(Play play, Happening happening) {
        play.declares(happening);
        play.next(
                new Settle(),
                Responses.to(play.table(), happening.seat(), happening),
                new ResolveChain(Array.of(happening)),
                new Settle());
    }

    /** As before, and then those tasks. */
    static void answered(Play play, Array<Happening> happenings, Seat actor, Task... then) {
        happenings.forEach(play::declares);
        play.next(then);
        play.next(
                new Settle(),
                new Responses(play.table().others(actor), happenings),
                new ResolveChain(happenings),
                new Settle());
    }
}
