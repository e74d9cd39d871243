package io.github.terrene.kernel.engine;

import io.github.terrene.kernel.Asked;
import io.github.terrene.kernel.Decision;
import io.github.terrene.kernel.Seat;
import io.vavr.collection.Array;
import io.vavr.collection.List;
import io.vavr.control.Option;
import org.jspecify.annotations.Nullable;

/** A decision that a game waits for: in most games the {@linkplain GameTask task} on top of all that is still to be done. */
public interface GamePrompt {
    /** Who decides, ascending. */
    Array<Seat> seats();

    /** What a seat chooses from. */
    Kinds offers(Seat seat);

    /** What the decision is about, as a short stable key. */
    String key();

    /** The number of the rule that lets them decide. */
    String rule();

    /** The decisions to be made, ascending by seat. */
    default Array<Decision> decisions() {
        return seats().map(seat -> new Decision(seat, key()));
    }

    /**
     * The decision as it is shown.
     *
     * @param chosen what has been chosen so far and shows nowhere yet
     * @param options what can be answered
     * @param within what asks, and goes on with the answer
     */
    default <A, D> Asked<A, D> asked(Array<A> chosen, Array<A> options, Option<D> within) {
        return new Asked<>(seats(), key(), rule(), chosen, options, within);
    }

    /**
     * The decision that is awaited, which is the next thing to be done; null if nothing is to be done, or work comes first.
     *
     * @param tasks all that is to be done, the next one first
     * @param prompts the type of the game's decisions
     */
    static <P extends GamePrompt> @Nullable P awaited(List<? extends GameTask<?>> tasks, Class<P> prompts) {
        return tasks.nonEmpty() && prompts.isInstance(tasks.head()) ? prompts.cast(tasks.head()) : null;
    }

    /** Who decides, ascending; nobody if nothing is awaited. */
    static Array<Seat> seats(@Nullable GamePrompt prompt) {
        return prompt == null ? Array.empty() : prompt.seats();
    }
}
