package io.github.terrene.carnage.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.Seat;
import io.github.terrene.kernel.word.Effect;

/**
 * One part of what an ability does that only Carnage, or a card set, has.
 *
 * <p>A card set adds its own effects by implementing this interface with a record. An effect works through {@link Resolution}. It must ask all
 * its questions before it changes anything, because it is resolved again from the start once there is an answer. An effect that asks later
 * fails with a {@link io.github.terrene.kernel.card.FaultyEffect}.
 */
@Rule("CG-12.1")
public interface OwnEffect extends Effect {
    /** Carries out the effect. */
    void resolve(Resolution here);

    @Override
    default void resolve(io.github.terrene.kernel.word.Resolution here) {
        resolve((Resolution) here);
    }

    /** Whether everything that it needs is there; otherwise a power cannot be used. */
    @Rule({"CG-12.2", "CG-12.15"})
    default boolean possible(Board board, Seat controller) {
        return true;
    }
}
