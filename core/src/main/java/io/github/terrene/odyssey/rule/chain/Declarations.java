package io.github.terrene.odyssey.rule.chain;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.rule.Play;
import io.github.terrene.odyssey.rule.Task;
import io.vavr.collection.Array;

/** What follows a player's declaration. */
@Internal
public final class Declarations {
    private Declarations() {}

    /**
     * The declaration has taken effect: the player's own waiting abilities come next, then the responses of others, then the chain.
     *
     * @param happening what was declared
     */
    @Rule({"TO-8.12", "TO-8.23"})
    public static void answered(Play play, Happening happening) {
        answered(play, Array.of(happening), happening.seat());
    }

    /** The same for several declarations at once, followed by those tasks. */
    public static void answered(Play play, Array<Happening> happenings, Seat actor, Task... then) {
        for (int i = 0; i < happenings.size(); i++) {
            play.declares(happenings.get(i));
        }
        play.next(then);
        play.next(
                Settle.TASK, Responses.to(play.table(), actor, happenings), new ResolveChain(happenings), Settle.TASK);
    }
}
