package io.github.terrene.odyssey.rule;

import io.github.terrene.kernel.Internal;
import io.github.terrene.kernel.engine.Listing;
import io.github.terrene.kernel.engine.SoloPrompt;
import io.github.terrene.odyssey.ability.Happening;
import io.github.terrene.odyssey.ability.TriggerAbility;
import io.github.terrene.odyssey.card.AbilityFlags;
import io.github.terrene.odyssey.event.ChainEvent.Activated;
import io.vavr.collection.Array;

/** A decision at which abilities may be used. */
public interface Window extends Prompt, SoloPrompt {
    @Override
    default Window asWindow() {
        return this;
    }

    /** Offers the abilities that the player might use here. */
    @Internal
    void offerUsable(Game game, Listing<AbilityUse> listing);

    /**
     * Whether any of the abilities with these {@linkplain AbilityFlags flags} could be used here; true whenever {@link #admits} is true for
     * one of them.
     */
    @Internal
    default boolean admitsAny(int flags) {
        return true;
    }

    /** Whether an ability could be used here judging by its color and what it waits for, without a look at the table. */
    boolean admits(TriggerAbility trigger);

    /** Whether Green abilities may be used here. */
    boolean admitsGreen();

    /** Whether only abilities that wait for an event may be used here. */
    default boolean needsEvent() {
        return false;
    }

    /** The happenings that an ability which waits for something could answer here, in the order they happened. */
    @Internal
    default Array<Happening> answerable(Game game, AbilityUse use) {
        return Array.empty();
    }

    /** Puts what follows an activation here on the agenda. This task has been taken off it. */
    void afterActivation(Play play, Activated activated);
}
