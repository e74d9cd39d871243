package io.github.terrene.hobe.card;

import io.github.terrene.kernel.Rule;
import io.github.terrene.kernel.word.Effect;

/**
 * One part of what an ability does that only Hobe, or a card set, has.
 *
 * <p>A card set adds its own effects by implementing this interface with a record. An effect works through {@link Resolution}. It must ask all
 * its questions before it changes anything, because it is resolved again from the start once there is an answer. An effect that asks later
 * fails with a {@link io.github.terrene.kernel.card.FaultyEffect}.
 */
@Rule({"HB-1.6", "HB-10.4"})
public interface OwnEffect extends Effect {
    /** Carries out the effect. */
    void resolve(Resolution here);

    @Override
    default void resolve(io.github.terrene.kernel.word.Resolution here) {
        resolve((Resolution) here);
    }

    /** Whether an Event with this effect may be played in answer to that one. */
    @Rule("HB-8.12")
    default boolean answers(Card event) {
        return true;
    }
}
