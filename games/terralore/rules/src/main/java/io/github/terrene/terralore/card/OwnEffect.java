package io.github.terrene.terralore.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Effect;
import io.vavr.collection.Array;
import io.vavr.collection.Seq;

/**
 * One part of what an ability does that only Terralore, or a card set, has.
 *
 * <p>A card set adds its own effects by implementing this interface with a record. An effect works through {@link Resolution}. It must ask all
 * its questions before it changes anything, because it is resolved again from the start once there is an answer. An effect that asks later
 * fails with a {@link io.github.terrene.kernel.card.FaultyEffect}.
 */
@Rule("TL-1.2")
public interface OwnEffect extends Effect {
    /** Carries out the effect. */
    void resolve(Resolution here);

    @Override
    default void resolve(io.github.terrene.kernel.word.Resolution here) {
        resolve((Resolution) here);
    }

    /** The effects that it puts off until the end of the turn, with {@link Resolution#defer}; they are proofread separately. */
    default Seq<Effect> later() {
        return Array.empty();
    }
}
